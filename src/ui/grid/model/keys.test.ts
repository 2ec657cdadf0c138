import { describe, expect, test } from 'vitest';
import { commandOf } from './keys.ts';
import type { EditMode, KeyPress } from './keys.ts';

/** `Ctrl Shift KeyD`, `Enter`: letters by code, other keys by name. */
function press(words: string): KeyPress {
  const parts = words.split(' ');
  const last = parts.at(-1)!;
  return {
    key: last.startsWith('Key') ? 'ㅋ' : last === 'Space' ? ' ' : last,
    code: last,
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Meta'),
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt'),
  };
}
const told = (words: string, mode: EditMode = 'ready') => {
  const command = commandOf(press(words), mode);
  if (!command) return 'nothing';
  const more = [
    'act' in command && command.act,
    'key' in command && command.key,
    'jump' in command && command.jump && 'jump',
    'back' in command && command.back && 'back',
    'again' in command && command.again && 'again',
  ];
  return [command.do, ...more.filter(Boolean)].join(' ');
};

describe('a cell that is ready', () => {
  test.each([
    ['ArrowDown', 'move ArrowDown'],
    ['Ctrl ArrowLeft', 'move ArrowLeft jump'],
    ['Shift PageDown', 'extend PageDown'],
    ['Ctrl Shift End', 'extend End jump'],
    ['Enter', 'walk Enter'],
    ['Shift Tab', 'walk Tab back'],
    ['F2', 'edit'],
    ['Delete', 'act clear'],
    ['Backspace', 'act clear'],
    ['Ctrl KeyZ', 'act undo'],
    ['Ctrl Shift KeyZ', 'act redo'],
    ['Meta KeyY', 'act redo'],
    ['Ctrl KeyD', 'act fillDown'],
    ['Ctrl KeyR', 'act fillRight'],
    ['Alt Shift ArrowUp', 'act moveUp'],
    ['Ctrl Shift F6', 'leave back'],
    ['Ctrl Shift KeyD', 'act copyRows'],
    ['Ctrl Delete', 'act deleteRows'],
    ['Ctrl Enter', 'act add'],
    ['Insert', 'act insert'],
    ['Alt ArrowUp', 'act up'],
    ['Ctrl KeyA', 'all'],
    ['Shift Space', 'rows'],
    ['Ctrl Space', 'columns'],
    ['Space', 'act toggle'],
    ['Ctrl KeyF', 'find'],
    ['Shift F3', 'find back again'],
    ['Shift F10', 'menu'],
    ['ContextMenu', 'menu'],
    ['Escape', 'escape'],
    ['Ctrl F6', 'leave'],
  ])('%s', (words, command) => expect(told(words)).toBe(command));

  test.each(['KeyG', 'Ctrl KeyS', 'Ctrl KeyC', 'Alt ArrowLeft', 'Alt KeyN', 'Shift Insert', 'F5'])(
    'leaves %s to others',
    (words) => expect(told(words)).toBe('nothing'),
  );
});

describe('a cell being typed in', () => {
  test('arrows end typing, but stay inside a text that was opened by F2', () => {
    expect(told('ArrowRight', 'enter')).toBe('move ArrowRight');
    expect(told('ArrowRight', 'edit')).toBe('nothing');
    expect(told('Shift ArrowRight', 'enter')).toBe('nothing');
    expect(told('Home', 'enter')).toBe('nothing');
  });
  test('Enter, Tab and Escape end it; undo and select all are the text box’s own', () => {
    expect(['Enter', 'Shift Enter', 'Tab', 'Escape', 'F2'].map((words) => told(words, 'edit'))).toEqual([
      'walk Enter',
      'walk Enter back',
      'walk Tab',
      'cancel',
      'edit',
    ]);
    expect(['Ctrl KeyZ', 'Ctrl KeyA', 'Delete', 'Alt Enter', 'Space'].map((words) => told(words, 'enter'))).toEqual(
      Array(5).fill('nothing'),
    );
  });
});
