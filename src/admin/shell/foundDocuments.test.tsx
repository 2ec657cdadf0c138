import type { DataProvider } from 'react-admin';
import { expect, test, vi } from 'vitest';
import type { FieldEnvironment } from '../../fields/ui-contract.ts';
import { resources } from '../../services/index.ts';
import { bestFirst } from '../../ui/palette/bestFirst.ts';
import type { Screen } from '../routes.ts';
import { documentItem, documentsOf, newestFirst } from './foundDocuments.tsx';

const order = resources.find(({ prefix }) => prefix === 'shipwork/order')!;
const environment = { lang: 'ko', codeName: (_group: string, key: string) => key } as unknown as FieldEnvironment;
const row = {
  ...{ id: 1, orderNo: 'SO-2611-0001', orderTitle: '갑판부 소모품', shipNm: '누리글로리', corpId: 8, supCorpId: 6 },
  ...{ buyNm: '누리데모해운(주)', supNm: '참데모선용품(주)', stCd: 'RCV' },
};

test.each([
  [6, '누리데모해운(주) · 갑판부 소모품 · 누리글로리'],
  [8, '참데모선용품(주) · 갑판부 소모품 · 누리글로리'],
])('company %i finds a document with the other company first, and not with its own', (corpId, sub) =>
  expect(documentItem(row, order, environment, corpId)).toMatchObject({ title: 'SO-2611-0001', sub }),
);

const quot = resources.find(({ prefix }) => prefix === 'rs4/quot')!;

test('revisions of one number bear theirs', () => {
  const titles = [0, 1].map(
    (revNo) => documentItem({ id: 1, quotNo: 'RQ-2611-0004', revNo }, quot, environment, 2).title,
  );
  expect(titles).toEqual(['RQ-2611-0004', 'RQ-2611-0004 r1']);
});

const issues = [
  { id: 4, quotNo: 'RQ-2611-0004', revNo: 0, stCd: 'REV' },
  { id: 5, quotNo: 'RQ-2611-0005', revNo: 0, stCd: 'SENT' },
  { id: 9, quotNo: 'RQ-2611-0004', revNo: 1, stCd: 'DRAFT' },
];

test('of a number that was typed the newest issue is the first hit', () => {
  const rows = newestFirst(issues, quot);
  expect(rows.map(({ id }) => id)).toEqual([9, 5, 4]);
  const items = rows.map((one) => ({ id: String(one.id), ...documentItem(one, quot, environment, 2) }));
  const [group] = bestFirst([{ id: 'quot', title: '견적', items }], 'RQ-2611-0004');
  expect(group!.items.map(({ title }) => title)).toEqual(['RQ-2611-0004 r1', 'RQ-2611-0004', 'RQ-2611-0005']);
});

test('a number with its revision, as pages show it, finds that revision', async () => {
  const getList = vi.fn<DataProvider['getList']>((_name, { filter }) =>
    Promise.resolve({ data: filter.keyword === 'RQ-2611-0004' ? issues : [], total: 0 } as never),
  );
  const find = (keyword: string, resource = quot) =>
    documentsOf(
      { name: resource.prefix, resource } as Screen,
      { keyword, most: 5, signal: new AbortController().signal },
      { getList } as unknown as DataProvider,
      environment,
    );
  expect((await find('RQ-2611-0004 r1')).map(({ id }) => id)).toEqual([9]);
  expect((await find('RQ-2611-0004r1')).map(({ id }) => id)).toEqual([9]);
  expect(await find('RQ-2611-0004 r2')).toEqual([]);
  expect(await find('RQ-2611-0004')).toHaveLength(3);
  getList.mockClear();
  // Nothing is shown beside the number of an order.
  expect(await find('RQ-2611-0004 r1', order)).toEqual([]);
  expect(getList).toHaveBeenCalledOnce();
});
