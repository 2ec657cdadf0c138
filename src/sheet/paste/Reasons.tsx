/** The sentences of what is wrong in a pasted table, each with the cells that it is said of. */
import { useT } from '../../ui/text.tsx';
import type { Reason } from './reasons.ts';

/** Sentences that are shown, and rows that each names. */
const mostSaid = 5;
const mostRows = 5;

export function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  const t = useT();
  if (reasons.length === 0) return null;
  const more = (all: readonly unknown[], most: number) =>
    all.length > most ? [t('desk.search.and_more', { count: all.length - most })] : [];
  return (
    <ul className="hg-paste__why">
      {reasons.slice(0, mostSaid).map(({ label, words, rows }) => (
        <li key={`${label} ${words}`}>
          <b>
            {t('paste.where', {
              smart_count: rows.length,
              label,
              rows: [rows.slice(0, mostRows).join(', '), ...more(rows, mostRows)].join(' '),
            })}
          </b>{' '}
          {words}
        </li>
      ))}
      {more(reasons, mostSaid).map((words) => (
        <li key="more">{words}</li>
      ))}
    </ul>
  );
}
