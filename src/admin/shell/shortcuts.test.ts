import { expect, test } from 'vitest';
import { shortcuts as en } from '../../../i18n/en/shortcuts.ts';
import { shortcuts as ko } from '../../../i18n/ko/shortcuts.ts';
import { gridKeys, keyNames } from '../../ui/grid/model/keys.ts';

const presses = gridKeys.flatMap(({ press }) => press);

test('no press of a grid is declared twice', () => {
  expect(presses.filter((press, at) => presses.indexOf(press) !== at)).toEqual([]);
});

test('what the list of shortcuts tells of a grid has words in both languages, each its own', () => {
  const words = gridKeys.flatMap((key) => key.words ?? []);
  expect(words.length).toBeGreaterThan(15);
  for (const shortcut of [ko, en] as Record<string, string>[]) {
    expect(words.filter((word) => !shortcut[word])).toEqual([]);
    const told = words.map((word) => shortcut[word]);
    expect(told.filter((text, at) => told.indexOf(text) !== at)).toEqual([]);
  }
});

test('keys are called as they are written on a keyboard', () => {
  expect(keyNames('Ctrl Shift KeyD')).toEqual(['Ctrl', 'Shift', 'D']);
  expect(keyNames('Alt ArrowUp')).toEqual(['Alt', '↑']);
});
