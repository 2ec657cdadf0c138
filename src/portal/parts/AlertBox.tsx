import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useT } from '../../ui/text.tsx';
import { Button } from './Button.tsx';
import './alert.css';

export interface AlertBoxProps {
  readonly kind: 'alert' | 'confirm';
  readonly text: string;
  readonly onClose: (yes: boolean) => void;
}

/** A sentence and its buttons. Escape closes it, the keyboard stays inside, also when a page that comes below begins with an input. */
export function AlertBox({ kind, text, onClose }: AlertBoxProps) {
  const t = useT();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    yes.current?.focus();
    const hold = ({ target }: FocusEvent) => {
      // Dialogs hold the keyboard themselves; two that pulled would never end.
      if (target instanceof Element && !target.closest('[role=alertdialog], [role=dialog], .MuiModal-root'))
        yes.current?.focus();
    };
    document.addEventListener('focusin', hold);
    return () => document.removeEventListener('focusin', hold);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose(false);
    }
    if (event.key !== 'Tab') return;
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    event.preventDefault();
    buttons[(at + (event.shiftKey ? -1 : 1) + buttons.length) % buttons.length]?.focus();
  };

  return (
    <div className="pt-alert-veil">
      <div
        ref={box}
        role="alertdialog"
        aria-modal="true"
        aria-label={t(kind === 'alert' ? 'portal.parts.alert' : 'portal.parts.confirm')}
        aria-describedby={id}
        className="pt-alert"
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <p id={id}>{text}</p>
        <div className="pt-alert__ways">
          {kind === 'confirm' && (
            <Button kind="secondary" onClick={() => onClose(false)}>
              {t('portal.parts.cancel')}
            </Button>
          )}
          <Button ref={yes} onClick={() => onClose(true)}>
            {t('portal.parts.ok')}
          </Button>
        </div>
      </div>
    </div>
  );
}
