/** The rows of a list as cards, for a phone. */
import type { RaRecord } from 'react-admin';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { useT } from '../../../ui/text.tsx';
import { cardParts } from './cardParts.ts';
import type { CardParts } from './cardParts.ts';
import { briefText } from './columns.ts';
import type { ListColumn } from './columns.ts';
import { Cell } from './ListGrid.tsx';
import type { ListData } from './useListData.ts';
import type { Screen } from '../../routes.ts';

interface Props {
  readonly screen: Screen;
  readonly title: string;
  readonly columns: readonly ListColumn[];
  readonly data: ListData;
  readonly hrefOf: (row: RaRecord) => string;
  readonly emptyState: ReactNode;
}

const waiting = [0, 1, 2, 3, 4];

export function ListCards({ screen, title, columns, data, hrefOf, emptyState }: Props) {
  const t = useT();
  const parts = cardParts(screen.resource, columns);
  if (data.pending)
    return (
      <div className="hl-cards" role="status" aria-label={t('desk.frame.loading')}>
        {waiting.map((index) => (
          <div key={index} className="hl-card hl-card--wait" aria-hidden="true" />
        ))}
      </div>
    );
  if (data.rows.length === 0) return <div className="hl-cards">{emptyState}</div>;
  // What a wide screen edits in its cells is edited in the record here.
  return (
    <ul className="hl-cards" aria-label={title} aria-busy={data.fetching}>
      {data.rows.map((row) => (
        <li key={row.id}>
          <Card parts={parts} row={row} to={hrefOf(row)} />
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  readonly parts: CardParts;
  readonly row: RaRecord;
  readonly to: string;
}

function Card({ parts, row, to }: CardProps) {
  const context = useFieldEnvironment();
  const text = (column: ListColumn | undefined) => (column ? briefText(column, row, context) : '');
  const facts = parts.facts.map(text).filter(Boolean).join(' · ');
  const amount = text(parts.amount);
  const date = text(parts.date);
  return (
    <Link className="hl-card" to={to}>
      {(parts.code || parts.state) && (
        <span className="hl-card__top">
          <span>{text(parts.code)}</span>
          {parts.state && <Cell column={parts.state} row={row} />}
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
