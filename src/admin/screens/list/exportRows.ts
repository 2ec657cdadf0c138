/** Export of what a search finds: every page of it, with the columns as they show. */
import type { RaRecord } from 'react-admin';
import type { FormatContext } from '../../../core/field.ts';
import type { FileKind } from '../../../core/files/sheet.ts';
import { isPersonal } from '../../../record/personal.ts';
import type { ExportOrder, Progress } from '../../export/exportOrder.ts';
import type { Screen } from '../../routes.ts';
import type { DeskDataProvider, ListMeta } from '../../providers/dataProvider.ts';
import type { ListColumn } from './columns/columns.ts';
import { listFilter, mostRows, sortText } from './search/search.ts';
import type { SearchState } from './search/search.ts';
import { countedRows, leftOut, type LeftOut } from '../../../record/counted.ts';
import { sumOf } from '../../../record/sums.ts';
import { totalColumns } from './totals.ts';

export interface Wanted extends Pick<Screen, 'name' | 'resource' | 'view'> {
  readonly state: SearchState;
  readonly asked: readonly string[] | undefined;
  /** Rows that the search finds. */
  readonly total: number;
}

/** All rows of a search, page by page; ends with an AbortError when the signal says so. */
export async function allRows(
  provider: DeskDataProvider,
  { name, state, asked }: Pick<Wanted, 'name' | 'state' | 'asked'>,
  progress: Progress,
  signal: AbortSignal,
): Promise<readonly RaRecord[]> {
  const meta: ListMeta = { columns: asked, sort: state.sort.map(sortText) };
  const rows: RaRecord[] = [];
  for (let page = 1; ; page += 1) {
    signal.throwIfAborted();
    const answer = await provider.getList<RaRecord>(name, {
      pagination: { page, perPage: mostRows },
      filter: listFilter(state),
      meta,
      signal,
    });
    rows.push(...answer.data);
    progress(rows.length, Math.max(rows.length, answer.total ?? 0));
    if (answer.data.length < mostRows || rows.length >= (answer.total ?? 0)) return rows;
  }
}

interface Look {
  readonly title: string;
  readonly columns: readonly ListColumn[];
  /** Columns that the resource has, shown or not. */
  readonly all: readonly ListColumn[];
  /** Widths that the person has dragged. */
  readonly widths: Readonly<Record<string, number>>;
  readonly context: FormatContext;
  /** The word before the sums of some rows, with what they leave out. */
  readonly sumWord: (left: LeftOut, total: number) => string;
}

/** What the screen shows small inside the cell of another (a currency, a revision) is a column of its own in a file. */
export const fileColumns = (shown: readonly ListColumn[], all: readonly ListColumn[]): readonly ListColumn[] =>
  shown.flatMap((column) => [
    column,
    ...all.filter((one) => one.field.within?.field === column.name && !shown.some(({ name }) => name === one.name)),
  ]);

/** What `useFileExport` is asked for: the list as it shows, whatever the number of its pages. */
export function listOrder(provider: DeskDataProvider, wanted: Wanted, look: Look, kind: FileKind): ExportOrder {
  const { title, context, sumWord } = look;
  const { resource } = wanted;
  const columns = fileColumns(look.columns, look.all).map(({ name, label, field, width }) => ({
    name,
    label,
    field,
    width: look.widths[name] ?? width,
  }));
  const taken = columns.filter(({ field }) => !field.leftOut?.includes(kind));
  return {
    kind,
    title,
    personal: taken.filter(({ field }) => isPersonal(field)).map(({ label }) => label),
    wire: {
      prefix: resource.prefix,
      query: { ...listFilter(wanted.state), sort: { each: wanted.state.sort.map(sortText) }, view: wanted.view },
      columns: taken.map(({ name, width }) => ({ name, width })),
    },
    total: wanted.total,
    sheets: async (progress, signal) => {
      const rows = await allRows(provider, wanted, progress, signal);
      const counted = countedRows(resource, rows);
      const totals = totalColumns(look.columns).flatMap((column): [string, string][] => {
        const sum = sumOf(counted, column.name, column.measure);
        return sum === undefined ? [] : [[column.name, sum]];
      });
      const words = { sum: sumWord(leftOut(resource, rows), rows.length) };
      return [{ title, columns, rows, sums: Object.fromEntries(totals), words, context }];
    },
  };
}
