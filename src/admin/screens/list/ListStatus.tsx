/** The line under a list: how many, how many chosen, the sums of both, and the pages. */
import type { FormatContext } from '../../../core/field.ts';
import { typeOf } from '../../../fields/index.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { Pager } from '../../../ui/status/Pager.tsx';
import { StatusDivider, StatusFigure, StatusLine } from '../../../ui/status/StatusLine.tsx';
import { useT } from '../../../ui/text.tsx';
import { useListContext } from 'react-admin';
import type { ListColumn } from './columns/columns.ts';
import { countedRows, leftOut } from '../../../record/counted.ts';
import { sumOf } from '../../../record/sums.ts';
import { totalColumns } from './totals.ts';
import { useDerivedList } from './derivedList.ts';
import { useCountNote } from './useCountNote.ts';
import { useListRows, useSelection } from './useListRows.ts';

export const pagesOf = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage));
const counted = new Intl.NumberFormat('en-US');

export function ListStatus({ phone }: { readonly phone: boolean }) {
  const t = useT();
  const context = useFieldEnvironment();
  const { page, perPage, setPage } = useListContext();
  const { rows, total, sums, uncounted, pending } = useListRows();
  const selection = useSelection();
  const { screen, columns } = useDerivedList();
  const noteOf = useCountNote();
  if (pending) return <StatusLine>{t('desk.frame.loading')}</StatusLine>;
  const totals = totalColumns(columns.shown);
  const chosen = rows.filter((row) => selection.has(row.id));
  const taken = countedRows(screen.resource, chosen);
  return (
    <StatusLine
      end={
        <>
          {!phone && <span>{t('desk.list.page_size', { count: perPage })}</span>}
          <Pager page={page} pages={pagesOf(total, perPage)} onPage={setPage} />
        </>
      }
    >
      <span>
        {t('desk.list.total')} <b>{t('desk.list.count', { count: counted.format(total) })}</b>
      </span>
      {chosen.length > 0 && (
        <>
          <StatusDivider />
          <span>
            {t('desk.list.selected')} <b>{t('desk.list.count', { count: counted.format(chosen.length) })}</b>
            {totals.length > 0 && ` ${noteOf(leftOut(screen.resource, chosen), chosen.length)}`}
          </span>
          <Sums columns={totals} of={(column) => sumOf(taken, column.name, column.measure)} context={context} />
        </>
      )}
      {!phone && totals.length > 0 && rows.length > 0 && (
        <>
          <StatusDivider />
          <span>
            {t('desk.list.sum_all')} {noteOf(uncounted, total)}
          </span>
          <Sums columns={totals} of={({ name }) => sums[name]} context={context} />
        </>
      )}
    </StatusLine>
  );
}

interface SumsProps {
  readonly columns: readonly ListColumn[];
  readonly of: (column: ListColumn) => string | undefined;
  readonly context: FormatContext;
}

const Sums = ({ columns, of, context }: SumsProps) =>
  columns.map((column) => {
    const { name, label, field, measure } = column;
    const value = of(column);
    // Of a currency in which nothing is written there is no sum.
    return (
      value &&
      (!measure || Number(value) !== 0) && (
        <StatusFigure key={name} label={label} value={typeOf(field).format(value, field, context)} />
      )
    );
  });
