/** Runs what a key asks of the grid, before react-data-grid takes it. */
import { flushSync } from 'react-dom';
import type { CellKeyboardEvent, CellKeyDownArgs } from 'react-data-grid';
import { isComposing, isInputModeKey } from '../../keys.ts';
import { commandOf } from '../model/keys.ts';
import type { KeyCommand } from '../model/keys.ts';
import { everything, isSingle, moved, only, range, rowsBetween, walked } from '../model/selection.ts';
import type { Selection, Spot } from '../model/selection.ts';
import { ranOn, runAt, strayed } from '../model/tabRun.ts';
import type { Sheet } from './types.ts';
import { goOn, isLed, leadsOn } from './wayOn.ts';

export interface KeyHelp<R> {
  /** Enter on a row that is only looked at. */
  readonly onOpen?: ((row: R) => void) | undefined;
  readonly onFind: (back: boolean, again: boolean) => void;
  /** Brings the keyboard behind the grid, or before it; `away` = at once to the next place, else the Tab does it. */
  readonly leave: (back: boolean, away: boolean) => void;
  readonly leavingHint: () => string;
}

export function sheetKeys<R>(sheet: Sheet<R>, help: () => KeyHelp<R>) {
  const { tabbed } = sheet;
  // Escape has told the way out: the next one is the page's.
  let told = false;

  const page = () => {
    const grid = sheet.element();
    const row = grid?.querySelector('[role=gridcell]')?.getBoundingClientRect().height;
    return grid && row ? Math.max(1, Math.floor(grid.clientHeight / row) - 2) : 10;
  };
  const field = () => ({ ...sheet.size(), page: page(), filled: (spot: Spot) => sheet.text(spot) !== '' });
  const choose = (spot: Spot) => sheet.select(only(spot));

  /** True when the key was ours. `typed` = it ended the typing in its cell. */
  const run = (command: KeyCommand, event: CellKeyboardEvent, typed: boolean): boolean => {
    const selection = sheet.selection();
    if (!selection) return false;
    const owner = sheet.owner();
    const single = isSingle(selection);
    switch (command.do) {
      case 'move': {
        const to = moved(selection.active, command.key, command.jump, field());
        // Upwards out of the first row lie the heads, to the left of the first column boxes to tick.
        const out =
          (command.key === 'ArrowUp' && selection.active.row === 0) ||
          (command.key === 'ArrowLeft' && selection.active.col === 0 && sheet.first() > 0);
        if (!to || (out && !command.jump)) return false;
        tabbed.current = strayed(tabbed.current, selection.active, to);
        choose(to);
        return true;
      }
      case 'extend': {
        const to = moved(selection.to, command.key, command.jump, field());
        if (to) sheet.extend(to);
        return true;
      }
      case 'walk':
        return walk(command.key, command.back, event, typed);
      case 'edit':
        sheet.editor.current?.open();
        return true;
      case 'cancel':
        sheet.editor.current?.cancel();
        return true;
      case 'escape':
        return escape(single);
      case 'all':
        sheet.select(everything(selection.active, sheet.size()));
        return true;
      case 'rows':
        // A list of rows to tick has its own meaning for this key.
        if (!owner.onCommand) return false;
        sheet.select({
          ...rowsBetween(selection.from.row, selection.to.row, sheet.size().cols),
          active: selection.active,
        });
        return true;
      case 'columns': {
        const last = sheet.size().rows - 1;
        const { from, to, active } = selection;
        sheet.select(range(active, { row: 0, col: from.col }, { row: last, col: to.col }));
        return true;
      }
      case 'find':
        // F3 of a list is its search's.
        if (command.again && !owner.onCommand) return false;
        help().onFind(command.back, command.again);
        return true;
      case 'leave':
        help().leave(command.back, true);
        return true;
      case 'menu': {
        const at = sheet.element()?.querySelector('[role=gridcell][aria-selected=true]')?.getBoundingClientRect();
        const selected = sheet.selected();
        if (!owner.onMenu || !at || !selected) return false;
        owner.onMenu({ x: at.left + 8, y: at.bottom }, selected);
        return true;
      }
      case 'act': {
        const ticked = sheet.rows()[selection.active.row];
        if (command.act === 'toggle' && owner.onTick && ticked !== undefined) {
          owner.onTick(ticked);
          return true;
        }
        if (!owner.onCommand) return false;
        // A blank is a key to type with unless the cell is one to turn.
        if (command.act === 'toggle' && sheet.editor.current) return false;
        // What is typed over many chosen cells goes into all of them, as in a spreadsheet.
        const act = command.act === 'add' && typed && !single ? 'fillAll' : command.act;
        owner.onCommand({ act }, sheet.selected());
        return true;
      }
    }
  };

  const walk = (key: 'Enter' | 'Tab', back: boolean, event: CellKeyboardEvent, typed: boolean): boolean => {
    const selection = sheet.selection()!;
    const { onOpen, leave } = help();
    const row = sheet.rows()[selection.active.row];
    if (key === 'Enter' && onOpen && row !== undefined && !sheet.isOpen(selection.active)) {
      onOpen(row);
      return true;
    }
    const { onCommand } = sheet.owner();
    const presses = row !== undefined && sheet.columns()[selection.active.col]?.presses?.(row);
    if (key === 'Enter' && !back && presses && onCommand && isSingle(selection)) {
      onCommand({ act: 'toggle' }, sheet.selected());
      return true;
    }
    const chosen = chooses(event.target);
    if ((chosen || typed || isLed(sheet)) && key === 'Enter' && !back && leadsOn(sheet)) {
      // What was put in must be in the row when it is asked about.
      flushSync(() => choose(selection.active));
      if (goOn(sheet, chosen)) return true;
    }
    // What is chosen from a list is one cell of its row: the others are still to come.
    if (!back && !chosen && grown(selection, key)) return true;
    const next = key === 'Tab' ? tabbedTo(selection, back) : walked(selection, key, back, sheet.size());
    if (!next) {
      leave(back, false);
      event.preventGridDefault();
      return false;
    }
    const single = isSingle(selection);
    const came = runAt(tabbed.current, selection.active);
    const down = key === 'Enter' && single && !back && came;
    // Where no row comes below the last one, Enter stays in its cell.
    if (down && next.row === selection.active.row) {
      choose(selection.active);
      return true;
    }
    const home = { row: next.row, col: goesToNew(selection, key, next) ? begins() : down ? down.from : next.col };
    const ran = back ? strayed : ranOn;
    tabbed.current = key === 'Tab' && single ? ran(came, selection.active, next) : undefined;
    sheet.select(single ? only(home) : range(home, selection.from, selection.to));
    return true;
  };

  /** By Tab one fills in a row: what cannot be filled in lies not on its way; arrows lead there. */
  const skipped = ({ row, col }: Spot): boolean => {
    const of = sheet.rows()[row];
    return of !== undefined && sheet.owner().onCommand !== undefined && sheet.columns()[col]?.skipped?.(of) === true;
  };
  const tabbedTo = (selection: Selection, back: boolean): Spot | undefined => {
    let next = walked(selection, 'Tab', back, sheet.size());
    if (!isSingle(selection)) return next;
    while (next && skipped(next)) next = walked(only(next), 'Tab', back, sheet.size());
    return next;
  };
  /** Where a row begins to be filled in. */
  const begins = (): number => {
    const first = sheet.owner().begins?.();
    return Math.max(
      sheet.columns().findIndex(({ key }) => key === first),
      0,
    );
  };

  /** Down to a row that came by itself, in which nobody has typed yet. */
  const goesToNew = (selection: Selection, key: 'Enter' | 'Tab', to: Spot): boolean => {
    const row = sheet.rows()[to.row];
    const isBelow = key === 'Enter' && isSingle(selection) && to.row > selection.active.row;
    return isBelow && row !== undefined && sheet.owner().isNew?.(row) === true;
  };

  /** Tab behind the last cell makes a row, and Enter in the last row: it begins where rows begin, wherever one comes from. */
  const grown = (selection: Selection, key: 'Enter' | 'Tab'): boolean => {
    const { active } = selection;
    const { rows } = sheet.size();
    if (active.row !== rows - 1 || !isSingle(selection)) return false;
    if (key === 'Tab' && tabbedTo(selection, false)) return false;
    // What was typed last, and the column in which the row shall begin, must be there when it is made.
    flushSync(() => choose({ row: active.row, col: begins() }));
    const row = sheet.rows()[active.row];
    const { grows, onCommand } = sheet.owner();
    if (row === undefined || !onCommand || !grows?.(row)) {
      choose(active);
      return false;
    }
    tabbed.current = undefined;
    onCommand({ act: 'grow' }, sheet.selected());
    return true;
  };

  const escape = (single: boolean): boolean => {
    const { copied } = sheet.store.get();
    const selection = sheet.selection()!;
    if (copied) sheet.store.set({ copied: undefined });
    if (!single) choose(selection.active);
    if (copied || !single) return true;
    // The page closes with Escape. Who types may have pressed it once too often: Tab goes on to the next cell all the same.
    if (told || !sheet.owner().onCommand) return false;
    told = true;
    sheet.say(help().leavingHint());
    return true;
  };

  return {
    onCellKeyDown(_args: CellKeyDownArgs<R, number>, event: CellKeyboardEvent) {
      const editor = sheet.editor.current;
      const inside = event.target instanceof Element && event.target.closest('[role=gridcell]') !== null;
      // Enter, Escape and arrows that end a syllable belong to the input method
      if (isComposing(event) || isInputModeKey(event) || !inside) return event.preventGridDefault();
      const mode = editor?.mode() ?? 'none';
      const command = commandOf(event, mode);
      if (!command) {
        if (!isModifier(event.key)) told = false;
        return event.preventGridDefault();
      }
      const live = mode === 'enter' || mode === 'edit';
      // What is done to rows next must find what was typed, and a cell that is drawn later would call the keyboard back.
      if (live && (command.do === 'act' || command.do === 'leave')) flushSync(() => editor?.commit());
      else if (live && command.do !== 'cancel' && command.do !== 'edit') editor?.commit();
      if (command.do !== 'escape') told = false;
      if (!run(command, event, live)) return undefined;
      event.preventGridDefault();
      event.preventDefault();
      event.stopPropagation();
      return undefined;
    },
  };
}

const chooses = (target: EventTarget): boolean =>
  target instanceof Element && Boolean(target.getAttribute('aria-activedescendant'));

const isModifier = (key: string) => ['Shift', 'Control', 'Alt', 'Meta'].includes(key);
