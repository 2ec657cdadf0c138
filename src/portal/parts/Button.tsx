import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../../ui/cx.ts';
import './button.css';

/** `accent` once a page at most; `danger` deletes; the last two stand on navy. */
export type ButtonKind = 'primary' | 'secondary' | 'tint' | 'accent' | 'danger' | 'onDark' | 'onDarkLine';
/** Heights 56, 48, 44 and 36. */
export type ButtonSize = 'l' | 'd' | 'm' | 's';

interface Look {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  /** As wide as what is around it. */
  readonly full?: boolean;
}

/** Class names of a button, for elements that are neither of the two below. */
export const buttonClass = ({ kind = 'primary', size = 'd', full }: Look): string =>
  cx('pt-btn', `pt-btn--${kind}`, size !== 'd' && `pt-btn--${size}`, full && 'pt-btn--full');

export interface ButtonProps extends ComponentPropsWithRef<'button'>, Look {
  /** At work: looks so, keeps the focus, does nothing when pressed. */
  readonly busy?: boolean;
}

/** A button; `type` is `button` unless told. */
export function Button({ kind, size, full, busy, className, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={cx(buttonClass({ kind, size, full }), className)}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}

/** A link that looks like a button. `to` is an address of the application. */
export const ButtonLink = ({ kind, size, full, className, ...rest }: ComponentPropsWithRef<typeof Link> & Look) => (
  <Link {...rest} className={cx(buttonClass({ kind, size, full }), className)} />
);
