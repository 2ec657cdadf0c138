/** Export of what a search finds: every page of it, with the columns as they show. */
import type { RaRecord } from 'ra-core';
import type { FormatContext } from '../../../core/field.ts';
import { seoulDay } from '../../../core/dates.ts';
import { serverNow } from '../../../session/clock.ts';
import type { DeskDataProvider, ListMeta } from '../../providers/dataProvider.ts';
import { cellText } from './columns.ts';
import type { ListColumn } from './columns.ts';
import { listFilter, sortText } from './search.ts';
import type { SearchState } from './search.ts';

/** The most that one list call answers. */
const atOnce = 1000;

export interface Wanted {
  readonly name: string;
  readonly state: SearchState;
  readonly asked: readonly string[] | undefined;
}

async function allRows(provider: DeskDataProvider, { name, state, asked }: Wanted): Promise<readonly RaRecord[]> {
  const meta: ListMeta = { columns: asked, sort: state.sort.map(sortText) };
  const rows: RaRecord[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await provider.getList<RaRecord>(name, {
      pagination: { page, perPage: atOnce },
      filter: listFilter(state),
      meta,
    });
    rows.push(...answer.data);
    if (answer.data.length < atOnce || rows.length >= (answer.total ?? 0)) return rows;
  }
}

export interface Sheet {
  readonly title: string;
  readonly columns: readonly ListColumn[];
  readonly context: FormatContext;
}

/** Hands a CSV file to the browser; answers the number of rows in it. */
export async function exportCsv(
  provider: DeskDataProvider,
  wanted: Wanted,
  { title, columns, context }: Sheet,
): Promise<number> {
  const [rows, { csvOf }] = await Promise.all([allRows(provider, wanted), import('../../../export/csv.ts')]);
  const text = csvOf([
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map((column) => cellText(column, row, context))),
  ]);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = `${title}_${seoulDay(new Date(serverNow())).replaceAll('-', '')}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return rows.length;
}
