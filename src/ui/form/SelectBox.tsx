import type { ComponentPropsWithRef } from 'react';
import { cx } from '../cx.ts';
import { DownGlyph } from '../icon/glyphs.tsx';
import './form.css';

/** A native choice in the house box, as MUI's `NativeSelect` would be with its frame; phones show their own wheel. */
export function SelectBox({ className, children, ...rest }: ComponentPropsWithRef<'select'>) {
  return (
    <span className={cx('hg-in hg-in--select', className)}>
      <select {...rest} className="hg-in__input">
        {children}
      </select>
      <DownGlyph />
    </span>
  );
}
