import type { Level } from './tree.ts';

/** What may be done in a menu, as the columns stand: everything, reading, nothing; with their texts. */
export const levels: readonly (readonly [level: Level, text: string])[] = [
  ['2', 'desk.menu_auth.all'],
  ['1', 'desk.menu_auth.read'],
  ['0', 'desk.menu_auth.none'],
];
