/** The line under a list: how many, how many chosen, the sums of both, and the pages. */
import type { FormatContext } from '../../../core/field.ts';
import { typeOf } from '../../../fields/index.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import type { RowKey } from '../../../ui/grid/types.ts';
import { Pager } from '../../../ui/status/Pager.tsx';
import { StatusDivider, StatusFigure, StatusLine } from '../../../ui/status/StatusLine.tsx';
import { useT } from '../../../ui/text.tsx';
import type { ListColumn } from './columns.ts';
import { pageSize } from './search.ts';
import { sumOf } from '../../../record/sums.ts';
import { totalColumns } from './totals.ts';
import type { ListData } from './useListData.ts';

interface Props {
  readonly data: ListData;
  readonly columns: readonly ListColumn[];
  readonly selection: ReadonlySet<RowKey>;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly phone: boolean;
}

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / pageSize));
const counted = new Intl.NumberFormat('en-US');

export function ListStatus({ data, columns, selection, page, onPage, phone }: Props) {
  const t = useT();
  const context = useFieldEnvironment();
  if (data.pending) return <StatusLine>{t('desk.frame.loading')}</StatusLine>;
  const totals = totalColumns(columns);
  const chosen = data.rows.filter((row) => selection.has(row.id));
  return (
    <StatusLine
      end={
        <>
          {!phone && <span>{t('desk.list.page_size', { count: pageSize })}</span>}
          <Pager page={page} pages={pagesOf(data.total)} onPage={onPage} />
        </>
      }
    >
      <span>
        {t('desk.list.total')} <b>{t('desk.list.count', { count: counted.format(data.total) })}</b>
      </span>
      {chosen.length > 0 && (
        <>
          <StatusDivider />
          <span>
            {t('desk.list.selected')} <b>{t('desk.list.count', { count: counted.format(chosen.length) })}</b>
          </span>
          <Sums columns={totals} of={(column) => sumOf(chosen, column.name, column.measure)} context={context} />
        </>
      )}
      {!phone && totals.length > 0 && data.rows.length > 0 && (
        <>
          <StatusDivider />
          <span>{t('desk.list.sum_all')}</span>
          <Sums columns={totals} of={({ name }) => data.sums[name]} context={context} />
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
    const { name, label, field } = column;
    const value = of(column);
    return value === undefined ? null : (
      <StatusFigure key={name} label={label} value={typeOf(field).format(value, field, context)} />
    );
  });
