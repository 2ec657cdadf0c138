/** Choosing from a list by typing: the state that codes and references share. */
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { isComposing } from '../ui/keys.ts';
import type { Option } from './Options.tsx';

export interface Choosing {
  /** Choices for a typed text; all of them when nothing is typed. */
  readonly options: (typed: string | undefined) => readonly Option[];
  readonly multiple?: boolean;
  readonly onPick: (option: Option) => void;
  readonly onClear: () => void;
  /**
   * A text that fits nothing stays as it was typed, to be marked and mended; without this the former value stays, and of
   * several choices the box alone keeps the text.
   */
  readonly onKeep?: (text: string) => void;
  /** In a cell of several choices: what is typed so far, and the choice that it means. */
  readonly onTyped?: (text: string, meant: Option | undefined) => void;
  /** Back to the value from before typing. */
  readonly onRevert?: () => void;
  /**
   * In a cell: every key that changes the choice hands it over at once, and Enter, Tab and the Escape after the one that
   * closes the list belong to the grid, which takes the row as it is at that moment.
   */
  readonly cell?: boolean;
  /**
   * Opens the window for choosing with the text typed so far (F4, or Alt Down and Enter); answers whether something was
   * chosen there.
   */
  readonly onChoose?: (keyword: string) => Promise<boolean>;
  /** In a cell: whether it is being edited; the list opens with that. */
  readonly live?: boolean;
}

/** Longest text typed into a combo (foundations 5). */
export const comboLength = 100;

const none = -1;

export function useCombo({
  options,
  multiple,
  onPick,
  onClear,
  onKeep,
  onTyped,
  onRevert,
  onChoose,
  cell,
  live = false,
}: Choosing) {
  const [typed, setTyped] = useState<string>();
  const [kept, setKept] = useState<string>();
  const [open, setOpen] = useState(false);
  const [wasLive, setWasLive] = useState(live);
  if (live !== wasLive) {
    setWasLive(live);
    setOpen(live);
  }
  const [at, setAt] = useState<number>();
  // Opened with Alt Down: Enter goes on to the window.
  const [leading, setLeading] = useState(false);
  const found = open || typed !== undefined ? options(typed) : [];
  // The choice of nothing is meant only where nothing else fits what was typed.
  const best = (list: readonly Option[]) => (list.length === 1 ? 0 : list.findIndex((option) => option.key !== ''));
  // Typing marks the best choice; merely opening marks none, so that leaving changes nothing.
  const active = at ?? (typed ? best(found) : none);
  const eager = cell && !multiple;

  const close = () => {
    setOpen(false);
    setTyped(undefined);
    setAt(undefined);
    setLeading(false);
  };
  const pick = (option: Option) => {
    setKept(undefined);
    onPick(option);
    if (!multiple) return close();
    setTyped(undefined);
    setAt(undefined);
  };
  const move = (by: number) => {
    setOpen(true);
    const list = options(typed);
    if (list.length === 0 || !open) return;
    const next = (Math.max(active, by > 0 ? none : 0) + by + list.length) % list.length;
    setAt(next);
    if (eager) onPick(list[next]!);
  };
  const type = (text: string) => {
    setKept(undefined);
    setTyped(text);
    setOpen(true);
    setAt(undefined);
    if (!cell) return;
    const list = options(text);
    const option = list[best(list)];
    if (multiple) onTyped?.(text.trim(), text.trim() ? option : undefined);
    else if (text.trim() === '') onClear();
    else if (option) onPick(option);
    else onKeep?.(text.trim());
  };

  /** Takes what was typed: its best match, nothing when emptied; else the text itself. */
  const settle = () => {
    const option = found[active];
    if (typed !== undefined && !cell) {
      if (typed.trim() === '') {
        if (!multiple) onClear();
      } else if (option) onPick(option);
      else if (onKeep) onKeep(typed.trim());
      else if (multiple) setKept(typed.trim());
    }
    close();
  };

  /** What was typed goes along; it comes back when the window is left without choosing. */
  const choose = async () => {
    const text = typed;
    if (text !== undefined) onRevert?.();
    close();
    if ((await onChoose?.(text?.trim() ?? '')) === false && text && !cell) {
      setTyped(text);
      setOpen(true);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    // The keys of a cell that is only looked at belong to the grid; Alt Down opens it as F4 does.
    if (cell && !live && event.key !== 'F4') {
      if (event.key === 'ArrowDown' && event.altKey) setLeading(true);
      return;
    }
    const option = found[active];
    const chooses = open && option !== undefined && (!cell || multiple);
    if (onChoose && (event.key === 'F4' || (event.key === 'Enter' && leading && !option))) void choose();
    else if (event.key === 'ArrowDown' && event.altKey && !open) {
      setOpen(true);
      setLeading(true);
    } else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp' && event.altKey) close();
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && chooses) pick(option);
    // With nothing to settle it is the Enter of any other line: a window is confirmed, a list searched.
    else if (event.key === 'Enter' && !cell && (open || typed !== undefined)) settle();
    else if (event.key === 'Escape' && cell && open) setOpen(false);
    else if (event.key === 'Escape' && !cell && (open || typed !== undefined)) close();
    else return;
    event.preventDefault();
    // In a cell F4 opens the editor on its way, so that it stays open below the window.
    if (!(cell && event.key === 'F4')) event.stopPropagation();
  };

  return { typed, kept, choose, open, found, active, show: () => setOpen(true), close, pick, type, settle, onKeyDown };
}
