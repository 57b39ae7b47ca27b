#!/usr/bin/env node
import { runCommandLine } from './command-line.js';

/** `npx bandstand …`; docs/command-line.md. */
const code = await runCommandLine(process.argv.slice(2));
if (code !== undefined) process.exitCode = code;
