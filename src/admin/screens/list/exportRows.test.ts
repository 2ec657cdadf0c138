import { expect, it } from 'vitest';
import { quot } from '../../../services/rs4/quot/quot.ts';
import type { DeskDataProvider } from '../../providers/dataProvider.ts';
import { listColumns } from './columns/columns.ts';
import { allRows, fileColumns } from './exportRows.ts';

const state = {
  keyword: '도장',
  dateType: 'INQ_DT',
  fromDt: '',
  toDt: '',
  conditions: {},
  detail: false,
  sort: [],
  page: 3,
};

/** A list of so many rows that notes what it was asked. */
function listOf(count: number) {
  const asked: unknown[] = [];
  const getList = async (
    _: string,
    { pagination, filter }: { pagination: { page: number; perPage: number }; filter: unknown },
  ) => {
    asked.push([pagination.page, filter]);
    const from = (pagination.page - 1) * pagination.perPage;
    const data = Array.from({ length: Math.max(0, Math.min(pagination.perPage, count - from)) }, (__, i) => ({
      id: from + i + 1,
    }));
    return { data, total: count };
  };
  return { asked, provider: { getList } as unknown as DeskDataProvider };
}

it('fetches every page of the search, from the first, and tells how far it is', async () => {
  const { provider, asked } = listOf(2500);
  const told: number[][] = [];
  const rows = await allRows(
    provider,
    { name: 'rs4/quot', state, asked: undefined },
    (done, total) => told.push([done, total]),
    new AbortController().signal,
  );
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 2500 }, (_, i) => i + 1));
  expect(asked).toEqual([1, 2, 3].map((page) => [page, { keyword: '도장' }]));
  expect(told).toEqual([
    [1000, 2500],
    [2000, 2500],
    [2500, 2500],
  ]);
});

it('stops between pages when it is cancelled', async () => {
  const { provider, asked } = listOf(5000);
  const stop = new AbortController();
  const rows = allRows(provider, { name: 'rs4/quot', state, asked: undefined }, () => stop.abort(), stop.signal);
  await expect(rows).rejects.toMatchObject({ name: 'AbortError' });
  expect(asked).toHaveLength(1);
});

it('gives what stands inside another cell a column of its own', () => {
  const all = listColumns(quot, (name) => name, { codes: () => [], nameOf: ({ value }) => value });
  const shown = all.filter(({ usual }) => usual);
  const hosts = all.filter(({ field }) => field.within);
  const names = fileColumns(shown, all).map(({ name }) => name);
  for (const { name, field } of hosts) expect(names[names.indexOf(field.within!.field) + 1]).toBe(name);
  expect(fileColumns(all, all)).toEqual(all);
});
