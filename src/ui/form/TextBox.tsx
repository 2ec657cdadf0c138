import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { pasteWhole } from './pasteWhole.ts';
import './form.css';

export interface TextBoxProps extends ComponentPropsWithRef<'input'> {
  icon?: ReactNode;
  endIcon?: ReactNode;
  numeric?: boolean;
  boxClassName?: string;
}

/** A native input in the house box. Not MUI's: it stands in grid cells, where each key must meet a plain input, Hangul above all. */
export function TextBox({ icon, endIcon, numeric, boxClassName, className, onPaste, ...rest }: TextBoxProps) {
  return (
    <span className={cx('hg-in', numeric && 'hg-in--num', boxClassName)}>
      {icon}
      <input
        {...rest}
        className={cx('hg-in__input', className)}
        onPaste={(event) => {
          onPaste?.(event);
          pasteWhole(event);
        }}
      />
      {endIcon}
    </span>
  );
}
