import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { isComposing } from '../keys.ts';
import { useT } from '../text.tsx';

interface Props {
  readonly label: string;
  readonly onApply: () => void;
  readonly onClose: () => void;
  /** Another way out, before the two usual ones. */
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

/** What a tool asks, in a strip under the toolbar: Enter applies, Escape goes back to the text. */
export function Strip({ label, onApply, onClose, extra, children }: Props) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) onApply();
    else return;
    // The page around neither closes nor saves.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={box} className="hg-rte__strip" role="group" aria-label={label} onKeyDown={onKeyDown}>
      {children}
      <div className="hg-rte__ends">
        {extra}
        <Button size="s" kind="quiet" onClick={onClose}>
          {t('editor.cancel')}
        </Button>
        <Button size="s" kind="filled" onClick={onApply}>
          {t('editor.apply')}
        </Button>
      </div>
    </div>
  );
}

interface AskProps {
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly children: (ids: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** One question of a strip. */
export const Ask = ({ id, label, error, children }: AskProps) => (
  <div className="hg-rte__ask">
    <label htmlFor={id}>{label}</label>
    {children({
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': error ? `${id}-error` : undefined,
    })}
    {error && (
      <p id={`${id}-error`} className="hg-rte__refused" role="alert">
        {error}
      </p>
    )}
  </div>
);
