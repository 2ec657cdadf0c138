/** One detail row on a phone: its name and figures, or its first values, and how many files; opens its sheet. */
import type { ReactNode } from 'react';
import { liveIn } from '../fields/files/entry.ts';
import { typeOf } from '../fields/index.ts';
import { displayName, rowName } from '../record/resource.ts';
import { useFieldEnvironment } from '../fields/ui-contract.ts';
import { cx } from '../ui/cx.ts';
import { cardFigures } from './cardFigures.ts';
import { ValueCell } from './cells/cells.tsx';
import { isFileColumn, isOpen } from './detail.ts';
import type { Detail, DetailColumn } from './detail.ts';
import { rowKey, rowMark } from './editing.ts';
import type { Row } from './editing.ts';

/** Values shown beside the name of a row that has no figures; what has become of it is always among them. */
const shownOnCard = 4;
const tellsState = (name: string): boolean => /stCd$/i.test(name);

interface Props {
  readonly detail: Detail;
  readonly row: Row;
  readonly onOpen: () => void;
}

export function RowCardButton({ detail, row, onOpen }: Props) {
  const { t } = useFieldEnvironment();
  const title = rowName(detail.field);
  const names = detail.columns.map((column) => column.name);
  const mark = rowMark(detail.before.get(rowKey(row)), row, names);
  const kind = detail.kindOf?.(row);
  const { card } = detail.field;
  const missing = missingIn(detail, row);
  const asked = missing.length > 0 ? t('errors.E_REQUIRED', { 0: missing.map(({ label }) => label).join(', ') }) : '';
  const refused = missing.some((column) => detail.problem(rowKey(row), column.name));
  // What is missing is said once.
  const places = [undefined, ...names.filter((one) => missing.every((column) => column.name !== one))];
  const bad = places.map((name) => detail.problem(rowKey(row), name)).find(Boolean) ?? detail.faultBelow?.(rowKey(row));
  const warned = bad ? undefined : places.map((name) => detail.warning?.(rowKey(row), name)).find(Boolean);
  const named = detail.columns.find(({ name }) => name === title);
  const isNamed = named !== undefined && Boolean(row[title]);
  const toFill = asked && <span className={refused ? 'hg-rowcard__bad' : 'hg-rowcard__asked'}>{asked}</span>;
  const name = isNamed ? <CardValue column={named} row={row} /> : toFill || t('desk.form.none');
  return (
    <button
      type="button"
      className={cx('hg-rowcard', mark && `hg-rowcard--${mark}`, card && kind && `hg-rowcard--${kind}`)}
      onClick={onOpen}
    >
      {card ? (
        <Figures
          detail={detail}
          row={{ ...row, ...detail.sumsOf?.(row) }}
          name={name}
          card={card}
          begun={missing.length > 0}
        />
      ) : (
        <>
          <b>{name}</b>
          <small>
            {detail.columns
              .filter((column) => column.name !== title && !isFileColumn(column) && !isBlank(row[column.name]))
              .filter(({ name: one }, at) => at < shownOnCard || tellsState(one))
              .map((column) => (
                <span key={column.name}>
                  {column.label} <CardValue column={column} row={row} />
                </span>
              ))}
          </small>
        </>
      )}
      <Files detail={detail} row={row} />
      {isNamed && toFill && <small>{toFill}</small>}
      {bad && <small className="hg-rowcard__bad">{bad}</small>}
      {warned && <small className="hg-rowcard__warned">{warned}</small>}
    </button>
  );
}

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';

/** What a person still has to fill in. */
const missingIn = (detail: Detail, row: Row): readonly DetailColumn[] =>
  detail.columns.filter(
    (column) => isBlank(row[column.name]) && detail.requires(row, column.name) && isOpen(detail, column, row),
  );

const Clip = () => (
  <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.3" strokeLinecap="round" aria-hidden="true">
    <path d="M10.6 4.6v6a2.6 2.6 0 0 1-5.2 0V4.3a1.8 1.8 0 0 1 3.6 0v5.9a.9.9 0 0 1-1.8 0V5.2" />
  </svg>
);

/** The files themselves show in the sheet. */
function Files({ detail, row }: Pick<Props, 'detail' | 'row'>) {
  const counted = detail.columns
    .filter(isFileColumn)
    .map(({ name, label }) => ({ name, label, count: liveIn(row[name]).length }))
    .filter(({ count }) => count > 0);
  if (counted.length === 0) return null;
  return (
    <small>
      {counted.map(({ name, label, count }) => (
        <span key={name} className="hg-rowcard__files">
          <Clip />
          {label} {count}
        </span>
      ))}
    </small>
  );
}

interface FiguresProps extends Omit<Props, 'onOpen'> {
  readonly name: ReactNode;
  readonly card: NonNullable<Detail['field']['card']>;
  /** Something is still to be filled in: what it comes to says nothing while it is zero. */
  readonly begun: boolean;
}

/** Name and amount; below them quantity by price, and what was taken off. */
function Figures({ detail, row, name, card, begun }: FiguresProps) {
  const kind = detail.kindOf?.(row);
  // A note has neither quantity nor amount, a heading no quantity of its own.
  const figures = cardFigures(card, kind === 'note' ? [] : detail.columns, row);
  const { number, quantity, unit, done, price, amount, less } = figures;
  const counted = kind === undefined && quantity !== undefined;
  const value = (column: DetailColumn | undefined) => column && <CardValue column={column} row={row} />;
  return (
    <>
      <span className="hg-rowcard__line">
        <b>
          {number && <>{value(number)} </>}
          {name}
        </b>
        {amount && !(begun && Number(row[amount.name]) === 0) && <b className="hg-rowcard__sum">{value(amount)}</b>}
      </span>
      {(counted || less) && (
        <small className="hg-rowcard__line">
          <span>
            {counted && (
              <>
                {value(quantity)} {value(unit)}
                {price && <> × {value(price)}</>}
                {done && (
                  <>
                    {' '}
                    · {done.label} {value(done)}
                  </>
                )}
              </>
            )}
          </span>
          {less && kind === undefined && (
            <span>
              {less.label} {less.rate && <>{value(less.rate)} </>}−{value(less.amount)}
            </span>
          )}
        </small>
      )}
    </>
  );
}

/** Inside a button nothing leads elsewhere: a reference stands by its name. */
function CardValue({ column, row }: { readonly column: DetailColumn; readonly row: Row }) {
  const { field, name } = column;
  if (field.type === 'ref') return <>{String(row[displayName(name)] ?? row[name])}</>;
  return (
    <>
      <ValueCell column={column} row={row} />
      {!isBlank(row[name]) && typeOf(field).unit}
    </>
  );
}
