import type { Hono } from 'hono/tiny';
import type { Transport } from './transport.js';

/** The service and its control port as one application. */
export type EmulatorApp = Hono<{ Bindings: Transport }>;
