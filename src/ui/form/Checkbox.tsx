import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import './checkbox.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  indeterminate?: boolean | undefined;
}

/** A native box, drawn in the house style. Not MUI's: thousands stand in grids, where each would be six elements and a ripple. */
export function Checkbox({ indeterminate = false, className, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return <input {...rest} ref={box} type="checkbox" className={cx('hg-cb', className)} />;
}
