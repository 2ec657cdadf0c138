/** The sign before a value that deserves a second look, in words for who hears it or points at it; words that say it need none. */
import { useTranslate } from 'react-admin';
import type { ValueSign } from './columns/columns.ts';
import './dueMark.css';

const shapes = { low: '↓', amiss: '', look: '!' } as const;

export function ValueMark({ sign, words }: ValueSign) {
  const t = useTranslate();
  return (
    <span className="hl-due" title={t(words)}>
      {shapes[sign] && (
        <span className={`hl-sign--${sign}`} aria-hidden="true">
          {shapes[sign]}
        </span>
      )}
      <span className="hg-sr">{t(words)} </span>
    </span>
  );
}
