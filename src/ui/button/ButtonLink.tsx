import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../cx.ts';
import type { ButtonKind, ButtonSize } from './Button.tsx';
import './button.css';

export interface ButtonLinkProps extends ComponentPropsWithRef<'a'> {
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: ReactNode;
}

/** A link that looks like a button, for going somewhere. */
export function ButtonLink({ kind = 'outline', size = 'm', icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={cx('hg-btn', `hg-btn--${kind}`, size !== 'm' && `hg-btn--${size}`, className)}>
      {icon}
      <span className="hg-btn__text">{children}</span>
    </a>
  );
}
