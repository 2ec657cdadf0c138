/** One detail row on a phone: its name and figures, or its first values; opens its sheet. */
import type { ReactNode } from 'react';
import { displayName, rowName } from '../record/resource.ts';
import { useFieldEnvironment } from '../fields/ui-contract.ts';
import { cx } from '../ui/cx.ts';
import { cardFigures } from './cardFigures.ts';
import { ValueCell } from './cells/cells.tsx';
import type { Detail, DetailColumn } from './detail.ts';
import { rowKey, rowMark } from './editing.ts';
import type { Row } from './editing.ts';

/** Values shown beside the name of a row that has no figures. */
const shownOnCard = 4;

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
  const places = [undefined, ...names];
  const bad = places.map((name) => detail.problem(rowKey(row), name)).find(Boolean) ?? detail.faultBelow?.(rowKey(row));
  const warned = bad ? undefined : places.map((name) => detail.warning?.(rowKey(row), name)).find(Boolean);
  const named = detail.columns.find(({ name }) => name === title);
  const name = named && row[title] ? <CardValue column={named} row={row} /> : t('desk.form.none');
  return (
    <button
      type="button"
      className={cx('hg-rowcard', mark && `hg-rowcard--${mark}`, card && kind && `hg-rowcard--${kind}`)}
      onClick={onOpen}
    >
      {card ? (
        <Figures detail={detail} row={{ ...row, ...detail.sumsOf?.(row) }} name={name} card={card} />
      ) : (
        <>
          <b>{name}</b>
          <small>
            {detail.columns
              .filter((column) => column.name !== title && row[column.name] !== null && row[column.name] !== undefined)
              .slice(0, shownOnCard)
              .map((column) => (
                <span key={column.name}>
                  {column.label} <CardValue column={column} row={row} />
                </span>
              ))}
          </small>
        </>
      )}
      {bad && <small className="hg-rowcard__bad">{bad}</small>}
      {warned && <small className="hg-rowcard__warned">{warned}</small>}
    </button>
  );
}

interface FiguresProps extends Omit<Props, 'onOpen'> {
  readonly name: ReactNode;
  readonly card: NonNullable<Detail['field']['card']>;
}

/** Name and amount; below them quantity by price, and what was taken off. */
function Figures({ detail, row, name, card }: FiguresProps) {
  const kind = detail.kindOf?.(row);
  // A note has neither quantity nor amount, a heading no quantity of its own.
  const figures = cardFigures(card, kind === 'note' ? [] : detail.columns, row);
  const { number, quantity, unit, price, amount, less } = figures;
  const counted = kind === undefined && quantity !== undefined;
  const value = (column: DetailColumn | undefined) => column && <CardValue column={column} row={row} />;
  return (
    <>
      <span className="hg-rowcard__line">
        <b>
          {number && <>{value(number)} </>}
          {name}
        </b>
        {amount && <b className="hg-rowcard__sum">{value(amount)}</b>}
      </span>
      {(counted || less) && (
        <small className="hg-rowcard__line">
          <span>
            {counted && (
              <>
                {value(quantity)} {value(unit)}
                {price && <> × {value(price)}</>}
              </>
            )}
          </span>
          {less && kind === undefined && (
            <span>
              {less.label} {less.rate && <>{value(less.rate)}% </>}−{value(less.amount)}
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
  return <ValueCell column={column} row={row} />;
}
