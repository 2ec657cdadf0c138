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
  'undo',
  'redo',
  'insert',
  'add',
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

const moving = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']);
const act = (what: RowAct): KeyCommand => ({ do: 'act', act: what });

export function commandOf(press: KeyPress, mode: EditMode): KeyCommand | undefined {
  if (mode === 'enter' || mode === 'edit') return whileTyping(press, mode);
  return withControl(press) ?? plain(press);
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

const controlled: Readonly<Record<string, KeyCommand>> = {
  KeyA: { do: 'all' },
  KeyD: act('fillDown'),
  KeyF: { do: 'find', back: false, again: false },
  KeyY: act('redo'),
  KeyZ: act('undo'),
  Enter: act('add'),
  NumpadEnter: act('add'),
  Delete: act('deleteRows'),
  Space: { do: 'columns' },
};
const controlledShift: Readonly<Record<string, KeyCommand>> = {
  KeyD: act('copyRows'),
  KeyZ: act('redo'),
  Space: { do: 'all' },
};

function withControl(press: KeyPress): KeyCommand | undefined {
  const { key, code, shiftKey, altKey } = press;
  if (!(press.ctrlKey || press.metaKey) || altKey) return undefined;
  if (key === 'F6') return { do: 'leave', back: shiftKey, again: false };
  if (moving.has(key)) return { do: shiftKey ? 'extend' : 'move', key, jump: true };
  return (shiftKey ? controlledShift : controlled)[code];
}

/** Up and down go by the grid's own meaning; with Shift they always move rows. */
function withAlt(key: string, shift: boolean): KeyCommand | undefined {
  if (key === 'ArrowUp') return act(shift ? 'moveUp' : 'up');
  if (key === 'ArrowDown') return act(shift ? 'moveDown' : 'down');
  return undefined;
}

function plain({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyPress): KeyCommand | undefined {
  if (ctrlKey || metaKey) return undefined;
  if (altKey) return withAlt(key, shiftKey);
  if (key === 'Enter' || key === 'Tab') return { do: 'walk', key, back: shiftKey };
  if (moving.has(key)) return { do: shiftKey ? 'extend' : 'move', key, jump: false };
  // F4 opens what a cell has to choose from, as it does in other programs.
  if (key === 'F2' || key === 'F4') return { do: 'edit' };
  if (key === 'F3') return { do: 'find', back: shiftKey, again: true };
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) return { do: 'menu' };
  if (key === 'Escape') return { do: 'escape' };
  if (key === ' ') return shiftKey ? { do: 'rows' } : act('toggle');
  if ((key === 'Delete' || key === 'Backspace') && !shiftKey) return act('clear');
  if (key === 'Insert' && !shiftKey) return act('insert');
  return undefined;
}
