/** One less and one more, beside the box in which the number is typed. */
import type { ReactNode } from 'react';
import { MinusGlyph, PlusGlyph } from '../../ui/icon/glyphs.tsx';
import { useFieldEnvironment } from '../ui-contract.ts';
import type { InputProps } from '../ui-contract.ts';
import type { IntegerField } from './index.ts';
import './steps.css';

export function Steps({
  field,
  label,
  value,
  disabled,
  onChange,
  children,
}: InputProps & { readonly children: ReactNode }) {
  const { t } = useFieldEnvironment();
  const { min = -Infinity, max = Infinity } = field as IntegerField;
  const now = typeof value === 'number' ? value : 0;
  const step = (by: 1 | -1) => {
    const next = Math.min(max, Math.max(min, now + by));
    return (
      <button
        type="button"
        className="hg-counted__btn"
        aria-label={t(by < 0 ? 'desk.form.step_less' : 'desk.form.step_more', { name: label })}
        // The keyboard stays on it at the end of what may be counted.
        aria-disabled={next === now || undefined}
        disabled={disabled}
        onClick={() => next !== now && onChange(next)}
      >
        {by < 0 ? <MinusGlyph /> : <PlusGlyph />}
      </button>
    );
  };
  return (
    <span className="hg-counted">
      {step(-1)}
      {children}
      {step(1)}
    </span>
  );
}
