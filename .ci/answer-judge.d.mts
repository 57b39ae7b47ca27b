import type { Plugin } from 'esbuild';

export const answerJudge: Plugin;
