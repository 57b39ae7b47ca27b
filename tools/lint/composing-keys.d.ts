import type { Linter } from 'eslint';

export const composingKeys: Linter.Config[];
