import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { useTip } from '../tip/useTip.tsx';
import './button.css';

export type ButtonKind = 'filled' | 'outline' | 'quiet' | 'tint' | 'danger' | 'danger-filled';
export type ButtonSize = 's' | 'm' | 'l';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'title'> {
  kind?: ButtonKind;
  /** s 28, m 32, l 48 px (touch). */
  size?: ButtonSize;
  icon?: ReactNode;
  /** Behind the words, such as the arrow of a menu. */
  endIcon?: ReactNode;
  /** Shown small behind the words, such as `Enter`. */
  shortcut?: string;
  /** Why it cannot be used now. It stays focusable, so that everyone can learn the reason. */
  disabledReason?: string | undefined;
  /** A tip where the words alone do not say enough. */
  tip?: ReactNode;
}

/** A button. Disabled means `aria-disabled`: it keeps focus and tooltip and swallows clicks, which MUI's button gives up. */
export function Button({
  kind = 'outline',
  size = 'm',
  icon,
  endIcon,
  shortcut,
  disabledReason,
  disabled,
  tip: tipText,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const off = Boolean(disabled || disabledReason);
  const { handlers, describedBy, tip } = useTip(disabledReason ?? tipText);

  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (off) {
      event.preventDefault();
      event.stopPropagation();
    } else onClick?.(event);
  };

  return (
    <>
      <button
        {...rest}
        type={type}
        className={cx('hg-btn', `hg-btn--${kind}`, size !== 'm' && `hg-btn--${size}`, className)}
        aria-disabled={off || undefined}
        aria-describedby={cx(describedBy, rest['aria-describedby']) || undefined}
        onClick={click}
        onMouseMove={(event) => (rest.onMouseMove?.(event), handlers.onMouseMove(event))}
        onMouseLeave={(event) => (rest.onMouseLeave?.(event), handlers.onMouseLeave())}
        onFocus={(event) => (rest.onFocus?.(event), handlers.onFocus(event))}
        onBlur={(event) => (rest.onBlur?.(event), handlers.onBlur())}
      >
        {icon}
        {children !== undefined && children !== null && <span className="hg-btn__text">{children}</span>}
        {shortcut && (
          <kbd className="hg-btn__key" aria-hidden="true">
            {shortcut}
          </kbd>
        )}
        {endIcon}
      </button>
      {tip}
    </>
  );
}
