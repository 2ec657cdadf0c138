import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { Icon } from './icons.tsx';
import './card.css';

export interface NoteProps {
  readonly kind?: 'info' | 'warn' | 'err';
  readonly children: ReactNode;
}

/** A coloured sentence with its sign. */
export const Note = ({ kind = 'info', children }: NoteProps) => (
  <div className={cx('pt-note', kind !== 'info' && `pt-note--${kind}`)}>
    <Icon name={kind === 'info' ? 'info' : 'alert'} />
    <div>{children}</div>
  </div>
);
