import type { Level } from './tree.ts';

/** What may be done in a menu, as the columns stand: everything, reading, nothing; with their texts. */
export const levels: readonly (readonly [level: Level, text: string])[] = [
  ['2', 'matrix.all'],
  ['1', 'matrix.read'],
  ['0', 'matrix.none'],
];
