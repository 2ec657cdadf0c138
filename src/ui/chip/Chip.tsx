import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import './chip.css';

/** ring = not started, half = in work, dot = reached, square = ended badly, dash = void, none = a plain word. */
export type ChipMark = 'ring' | 'half' | 'dot' | 'square' | 'dash' | 'none';
export type ChipTone = 'mute' | 'primary' | 'accent' | 'ok' | 'warn' | 'err' | 'line';

export interface ChipProps {
  children: ReactNode;
  mark?: ChipMark;
  tone?: ChipTone;
  className?: string;
}

/** A state as a word with a mark, so that colour never speaks alone; thousands stand in lists, so it is one plain element. */
export function Chip({ children, mark = 'dot', tone = 'mute', className }: ChipProps) {
  return <span className={cx('hg-chip', `hg-chip--${tone}`, `hg-chip--${mark}`, className)}>{children}</span>;
}
