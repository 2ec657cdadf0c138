/** What a key asks of a grid. Letters go by their place on the keyboard: with Hangul on, Ctrl Z says ㅋ. Pure. */

/** none: the cell cannot be typed in; ready: the next key overwrites; enter: typing over; edit: inside the text (F2). */
export type EditMode = 'none' | 'ready' | 'enter' | 'edit';

export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Things done to rows and cells by whoever owns the rows. */
export const rowActs = [
  'clear',
  'toggle',
  'fillDown',
  'fillRight',
  'fillAll',
  'undo',
  'redo',
  'insert',
  'add',
  'grow',
  'copyRows',
  'deleteRows',
  'up',
  'down',
  'moveUp',
  'moveDown',
] as const;
export type RowAct = (typeof rowActs)[number];

export type KeyCommand =
  | { readonly do: 'move' | 'extend'; readonly key: string; readonly jump: boolean }
  | { readonly do: 'walk'; readonly key: 'Enter' | 'Tab'; readonly back: boolean }
  | { readonly do: 'find' | 'leave'; readonly back: boolean; readonly again: boolean }
  | { readonly do: 'edit' | 'cancel' | 'escape' | 'all' | 'rows' | 'columns' | 'menu' }
  | { readonly do: 'act'; readonly act: RowAct };

const moving = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'] as const;
const act = (what: RowAct): KeyCommand => ({ do: 'act', act: what });

/** `Ctrl Shift KeyD`: modifiers in this order, then a letter or the space bar by its place, other keys by name. */
type Press = string;

export interface GridKey {
  readonly press: readonly Press[];
  readonly command: KeyCommand;
  /** What it does, for the list of shortcuts: `desk.shortcut.{word}`. Absent where it needs no telling. */
  readonly words?: readonly string[];
}

const gridKey = (press: Press | readonly Press[], command: KeyCommand, ...words: readonly string[]): GridKey => ({
  press: typeof press === 'string' ? [press] : press,
  command,
  words,
});

/** What a press asks of a cell that is not being typed in; the list of shortcuts shows those with words, in this order. */
export const gridKeys: readonly GridKey[] = [
  ...moving.flatMap((name): GridKey[] => [
    gridKey(name, { do: 'move', key: name, jump: false }),
    gridKey(`Ctrl ${name}`, { do: 'move', key: name, jump: true }, ...(name === 'ArrowDown' ? ['cell_edge'] : [])),
    gridKey(`Shift ${name}`, { do: 'extend', key: name, jump: false }, ...(name === 'ArrowDown' ? ['cell_range'] : [])),
    gridKey(`Ctrl Shift ${name}`, { do: 'extend', key: name, jump: true }),
  ]),
  // F4 opens what a cell has to choose from, as it does in other programs.
  gridKey(['F2', 'F4', 'Shift F2', 'Shift F4'], { do: 'edit' }, 'cell_edit'),
  gridKey('Enter', { do: 'walk', key: 'Enter', back: false }, 'cell_below'),
  gridKey('Shift Enter', { do: 'walk', key: 'Enter', back: true }),
  gridKey('Tab', { do: 'walk', key: 'Tab', back: false }, 'cell_next'),
  gridKey('Shift Tab', { do: 'walk', key: 'Tab', back: true }),
  gridKey('Ctrl Enter', act('add'), 'row_add', 'fill_all'),
  gridKey('Insert', act('insert'), 'row_insert'),
  gridKey('Ctrl Delete', act('deleteRows'), 'row_delete'),
  gridKey('Ctrl Shift KeyD', act('copyRows'), 'row_copy'),
  gridKey(['Delete', 'Backspace'], act('clear'), 'cell_clear'),
  gridKey('Space', act('toggle')),
  gridKey('Ctrl KeyD', act('fillDown'), 'fill_down'),
  gridKey('Ctrl KeyR', act('fillRight'), 'fill_right'),
  gridKey('Ctrl KeyZ', act('undo'), 'undo'),
  gridKey(['Ctrl KeyY', 'Ctrl Shift KeyZ'], act('redo'), 'redo'),
  gridKey(['Ctrl KeyA', 'Ctrl Shift Space'], { do: 'all' }, 'all'),
  gridKey('Shift Space', { do: 'rows' }, 'rows'),
  gridKey('Ctrl Space', { do: 'columns' }, 'columns'),
  gridKey('Ctrl KeyF', { do: 'find', back: false, again: false }, 'find'),
  gridKey('F3', { do: 'find', back: false, again: true }, 'find_next'),
  gridKey('Shift F3', { do: 'find', back: true, again: true }),
  gridKey(['ContextMenu', 'Shift ContextMenu', 'Shift F10'], { do: 'menu' }, 'menu'),
  // Up and down go by the grid's own meaning; with Shift they always move rows. A cell with a list opens it first.
  gridKey('Alt ArrowUp', act('up'), 'row_up', 'above_previous'),
  gridKey('Alt ArrowDown', act('down'), 'cell_list', 'row_down', 'above_next'),
  gridKey('Alt Shift ArrowUp', act('moveUp')),
  gridKey('Alt Shift ArrowDown', act('moveDown')),
  gridKey('Ctrl F6', { do: 'leave', back: false, again: false }, 'grid_below', 'grid_leave'),
  gridKey('Ctrl Shift F6', { do: 'leave', back: true, again: false }, 'grid_above'),
  gridKey(['Escape', 'Shift Escape'], { do: 'escape' }),
];

const shown: Readonly<Record<string, string>> = {
  ...{ ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' },
  ...{ Delete: 'Del', Insert: 'Ins', Escape: 'Esc', ContextMenu: 'Menu' },
};

/** A press as its keys are called: `Ctrl`, `D`. */
export const keyNames = (press: Press): readonly string[] =>
  press.split(' ').map((name) => shown[name] ?? name.replace(/^Key/, ''));

const commands = new Map(gridKeys.flatMap(({ press, command }) => press.map((one) => [one, command] as const)));

/** Letters by their place, for with Hangul on they are others; the rest by name. */
const placed = /^(?:Key[A-Z]|Space)$/;

function pressOf({ key: name, code, shiftKey, ctrlKey, metaKey, altKey }: KeyPress): Press {
  const modifiers = [(ctrlKey || metaKey) && 'Ctrl', altKey && 'Alt', shiftKey && 'Shift'].filter(Boolean);
  return [...modifiers, placed.test(code) ? code : name === ' ' ? 'Space' : name].join(' ');
}

export function commandOf(press: KeyPress, mode: EditMode): KeyCommand | undefined {
  if (mode === 'enter' || mode === 'edit') return whileTyping(press, mode);
  return commands.get(pressOf(press));
}

function whileTyping(press: KeyPress, mode: EditMode): KeyCommand | undefined {
  const { key, shiftKey, altKey } = press;
  const control = press.ctrlKey || press.metaKey;
  if (key === 'Escape') return { do: 'cancel' };
  if (key === 'Tab' && !control && !altKey) return { do: 'walk', key, back: shiftKey };
  if (key === 'Enter' && control) return act('add');
  if (key === 'Enter' && !altKey) return { do: 'walk', key, back: shiftKey };
  if (key === 'F2') return { do: 'edit' };
  if (key === 'F6' && control) return { do: 'leave', back: shiftKey, again: false };
  if (mode === 'enter' && key.startsWith('Arrow') && !control && !shiftKey && !altKey)
    return { do: 'move', key, jump: false };
  return undefined;
}
