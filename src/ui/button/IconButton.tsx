import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Button } from './Button.tsx';
import type { ButtonProps } from './Button.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'endIcon' | 'shortcut' | 'children'> {
  /** What it does: read aloud and shown as tooltip. */
  label: string;
  children: ReactNode;
}

/** A square button with a picture only; its label is its tooltip unless a reason stands in its way. */
export function IconButton({ label, children, className, kind = 'quiet', tip, ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      kind={kind}
      className={cx('hg-btn--icon', className)}
      aria-label={label}
      tip={tip ?? label}
      icon={children}
    />
  );
}
