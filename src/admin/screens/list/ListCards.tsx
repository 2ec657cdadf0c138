/** The rows of a list as cards, for a phone. */
import { RecordContextProvider, useRecordContext } from 'react-admin';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { useT } from '../../../ui/text.tsx';
import { cardParts } from './cardParts.ts';
import type { CardParts } from './cardParts.ts';
import { briefText } from './columns/columns.ts';
import type { ListColumn } from './columns/columns.ts';
import { Cell } from './ListGrid.tsx';
import { useDerivedList } from './derivedList.ts';
import { useListRows } from './useListRows.ts';

const waiting = [0, 1, 2, 3, 4];

export function ListCards({ emptyState }: { readonly emptyState: ReactNode }) {
  const t = useT();
  const { screen, title, columns } = useDerivedList();
  const { rows, pending, fetching } = useListRows();
  const parts = cardParts(screen.resource, columns.all);
  if (pending)
    return (
      <div className="hl-cards" role="status" aria-label={t('desk.frame.loading')}>
        {waiting.map((index) => (
          <div key={index} className="hl-card hl-card--wait" aria-hidden="true" />
        ))}
      </div>
    );
  if (rows.length === 0) return <div className="hl-cards">{emptyState}</div>;
  // What a wide screen edits in its cells is edited in the record here.
  return (
    <ul className="hl-cards" aria-label={title} aria-busy={fetching}>
      {rows.map((row) => (
        <li key={row.id}>
          <RecordContextProvider value={row}>
            <Card parts={parts} />
          </RecordContextProvider>
        </li>
      ))}
    </ul>
  );
}

function Card({ parts }: { readonly parts: CardParts }) {
  const context = useFieldEnvironment();
  const row = useRecordContext();
  const { hrefOf } = useDerivedList();
  if (!row) return null;
  const text = (column: ListColumn | undefined) => (column ? briefText(column, row, context) : '');
  const facts = parts.facts.map(text).filter(Boolean).join(' · ');
  const amount = parts.amounts.map(text).find(Boolean);
  const date = text(parts.date);
  return (
    <Link className="hl-card" to={hrefOf(row)}>
      {(parts.code || parts.state) && (
        <span className="hl-card__top">
          <span>{text(parts.code)}</span>
          {parts.state && <Cell column={parts.state} />}
        </span>
      )}
      <span className="hl-card__title">{text(parts.title) || '–'}</span>
      {facts && <span className="hl-card__facts">{facts}</span>}
      {(date || amount) && (
        <span className="hl-card__foot">
          <span>{date}</span>
          <b>{amount}</b>
        </span>
      )}
    </Link>
  );
}
