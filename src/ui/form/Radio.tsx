import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import './checkbox.css';

/** A native radio button, drawn in the house style like the check box, for the same reason. */
export function Radio({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input {...rest} type="radio" className={cx('hg-cb hg-cb--radio', className)} />;
}
