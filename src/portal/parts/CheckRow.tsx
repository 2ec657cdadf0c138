import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import './check.css';

export interface CheckRowProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  readonly children: ReactNode;
}

/** A checkbox whose whole line can be pressed. */
export const CheckRow = ({ children, className, ...input }: CheckRowProps) => (
  <label className={cx('pt-check', className)}>
    <input {...input} type="checkbox" />
    <span>{children}</span>
  </label>
);
