/** The rows of a list as cards, for a phone. */
import Clock from '@mui/icons-material/AccessTimeOutlined';
import { RecordContextProvider, useRecordContext } from 'react-admin';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useDesk } from '../../desk.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { useT } from '../../../ui/text.tsx';
import { typeOf } from '../../../fields/index.ts';
import { serverToday } from '../../../session/today.ts';
import { cx } from '../../../ui/cx.ts';
import { otherParty } from '../../../record/otherParty.ts';
import { dueOf, near } from './cardDue.ts';
import { cardParts, isNamed } from './cardParts.ts';
import type { CardParts } from './cardParts.ts';
import { briefText, isToLookAt } from './columns/columns.ts';
import type { ListColumn } from './columns/columns.ts';
import { Cell } from './ListGrid.tsx';
import { useDerivedList } from './derivedList.ts';
import { useCountNote } from './useCountNote.ts';
import { useListRows } from './useListRows.ts';

const waiting = [0, 1, 2, 3, 4];

export function ListCards({ emptyState }: { readonly emptyState: ReactNode }) {
  const t = useT();
  const { screen, title, columns } = useDerivedList();
  const { rows, total, sums, uncounted, pending, fetching } = useListRows();
  const context = useFieldEnvironment();
  const noteOf = useCountNote();
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
  const summed = parts.amounts.find(({ name, field }) => field.type === 'won' && sums[name] !== undefined);
  const note = noteOf(uncounted, total);
  // What a wide screen edits in its cells is edited in the record here.
  return (
    <>
      {summed && (
        <p className="hl-sum">
          {t('desk.list.sum_of', { name: summed.label })}{' '}
          <b>
            {t('desk.list.in_won', { amount: typeOf(summed.field).format(sums[summed.name], summed.field, context) })}
          </b>{' '}
          {note}
        </p>
      )}
      <ul className="hl-cards" aria-label={title} aria-busy={fetching}>
        {rows.map((row) => (
          <li key={row.id}>
            <RecordContextProvider value={row}>
              <Card parts={parts} />
            </RecordContextProvider>
          </li>
        ))}
      </ul>
    </>
  );
}

function Card({ parts }: { readonly parts: CardParts }) {
  const t = useT();
  const context = useFieldEnvironment();
  const row = useRecordContext();
  const { hrefOf, columns, screen, cardTitle } = useDerivedList();
  const { session } = useDesk();
  if (!row) return null;
  const text = (column: ListColumn | undefined) => (column ? briefText(column, row, context) : '');
  const told = parts.facts.filter(text);
  // What has no number yet, as a draft, is told by what comes next.
  const named = text(parts.title) || text(told.shift()) || '–';
  // Companies number their own: whose it is stands by the number, or above all else where that is all there is.
  const whose = parts.told ? otherParty(screen.resource, row, session.corp.id) : '';
  const code = parts.code ? [text(parts.code), whose].filter(Boolean).join(' · ') : whose && named;
  const own = cardTitle?.(row);
  const title = own ?? (!parts.code && whose ? whose : named);
  // What is amiss is told on a card, however little room there is.
  const amiss = columns.all.filter((column) => column.mark?.(row)?.sign === 'amiss' && text(column));
  const said = told.map((column) => (isNamed(column) ? `${column.label} ${text(column)}` : text(column)));
  // What the usual title says is told after one of its own, and nothing twice.
  const facts = own ? [named, ...said].filter((fact) => !own.includes(fact)) : said;
  // That nothing is left of a quantity says something; of money nothing comes to nothing.
  const none = ({ name, field }: ListColumn) => field.type === 'qty' && row[name] === '0';
  const main = parts.amounts.find(text) ?? parts.amounts.find(none);
  const won = main?.field.type === 'foreign' && parts.amounts.find((one) => one.field.type === 'won' && text(one));
  // Where nothing has come of it yet, it says no more than the amount.
  const rest = text(parts.left);
  const left = parts.left && main && rest && rest !== text(main) ? `${parts.left.label} ${rest}` : undefined;
  return (
    <Link className={cx('hl-card', isToLookAt(columns.all, row) && 'hl-card--look')} to={hrefOf(row)}>
      {(code || parts.state) && (
        <span className="hl-card__top">
          {code ? <span>{code}</span> : <span className="hl-card__title">{title}</span>}
          {parts.state && <Cell column={parts.state} />}
        </span>
      )}
      {(code || !parts.state) && <span className="hl-card__title">{title}</span>}
      {facts.length > 0 && <span className="hl-card__facts">{facts.join(' · ')}</span>}
      {amiss.length > 0 && (
        <span className="hl-card__amiss">
          {amiss.map((column) => `${t(column.mark!(row)!.words)}: ${text(column)}`).join(' · ')}
        </span>
      )}
      <span className="hl-card__foot">
        <Day date={parts.date} />
        {main && (
          <span className="hl-card__sum">
            {/* The currency tells the other amount apart. */}
            {left && <small>{left}</small>}
            {main.field.type !== 'foreign' && <small>{main.label}</small>}
            {won && (
              <small>
                {won.label} {t('desk.list.in_won', { amount: text(won) })}
              </small>
            )}
            <b>{text(main) || '0'}</b>
          </span>
        )}
      </span>
    </Link>
  );
}

/** The day that is awaited, counted when it is near; else that of the document. */
function Day({ date }: { readonly date: ListColumn | undefined }) {
  const t = useT();
  const context = useFieldEnvironment();
  const { screen, columns } = useDerivedList();
  const row = useRecordContext();
  if (!row) return null;
  const due = dueOf(screen.resource, row, serverToday());
  const awaited = due && columns.all.find(({ name }) => name === due.field);
  const named = due && awaited && due.left > near ? awaited : date;
  if (!due || !awaited || due.left > near) {
    const day = named && briefText(named, row, context);
    return <span>{day && `${named.label} ${day}`}</span>;
  }
  const kind = due.left === 0 ? 'due_today' : due.left < 0 ? 'due_late' : 'due_left';
  return (
    <span className={cx('hl-card__due', due.left < 0 && 'hl-card__due--late')}>
      <Clock aria-hidden="true" />
      {t(`desk.list.${kind}`, { name: awaited.label, smart_count: Math.abs(due.left) })}
    </span>
  );
}
