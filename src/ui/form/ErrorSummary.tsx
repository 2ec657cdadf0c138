import { useRef } from 'react';
import type { Ref } from 'react';
import { AlertGlyph } from '../icon/glyphs.tsx';
import { useT } from '../text.tsx';
import { useNextKey } from './useNextKey.ts';
import './form.css';

export interface SummedError {
  /** Field, or grid:row:field. */
  id: string;
  label: string;
  message: string;
}

export interface ErrorSummaryProps {
  errors: readonly SummedError[];
  /** Brings the person to the field. */
  onJump: (error: SummedError) => void;
  /** For whoever brings the keyboard here, as after a refused save. */
  ref?: Ref<HTMLElement>;
}

/** All mistakes once, each leading to its field. */
export function ErrorSummary({ errors, onJump, ref }: ErrorSummaryProps) {
  const t = useT();
  const last = useRef<string>(undefined);
  const jump = (error: SummedError) => {
    last.current = error.id;
    onJump(error);
  };
  useNextKey(
    errors.length > 0,
    () => jump(errors[(errors.findIndex(({ id }) => id === last.current) + 1) % errors.length]!),
    true,
  );
  if (errors.length === 0) return null;
  return (
    <section
      ref={ref}
      className="hg-errors"
      role="alert"
      tabIndex={-1}
      aria-label={t('desk.form.errors', { count: errors.length })}
    >
      <strong>
        <AlertGlyph />
        {t('desk.form.errors', { count: errors.length })}
      </strong>
      <ul>
        {errors.map((error) => (
          <li key={error.id}>
            <button type="button" onClick={() => jump(error)}>
              <b>{error.label}</b> {error.message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
