/** Tax invoices in lists: those of the operator of each bill; and those that were saved before they were searched by their confirmation number. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { indexStored } from '../../../src/database/indexStored.ts';
import { resources } from '../../../src/services/index.ts';
import { taxInv } from '../../../src/services/platform/taxInv/taxInv.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { asOwner } from '../../support/billing.ts';
import { issued } from './taxInvSupport.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('of each bill that is out, in the list of the operator, issued in time where the bill was', async () => {
  const oper = await app.as('oper');
  const list = async (path: string) => (await oper.get<{ content: Values[] }>(path)).body.content;
  const bills = await list('/platform/bill/list?view=op&fromDt=&toDt=&stCd=ISSUED,OVERDUE,PAID');
  expect(bills.map(({ billYm, corpId, stCd }) => [billYm, corpId, stCd])).toContainEqual(['202609', 2, 'PAID']);
  const found = await list('/platform/taxInv/list?fromDt=&toDt=&direction=ISSUE');
  const key = (billYm: unknown, name: unknown, sum: unknown) => [billYm, name, sum].map(String).join(' ');
  const sums = found.map(({ writeDt, inveNm, sumAmount }) =>
    key(String(writeDt).slice(0, 7).replace('-', ''), inveNm, sumAmount),
  );
  expect(sums.toSorted()).toEqual(
    bills.map(({ billYm, corpNm, sumAmount }) => key(billYm, corpNm, sumAmount)).toSorted(),
  );
  const first = found.find(({ writeDt }) => String(writeDt).startsWith('2026-09'));
  expect((await oper.get<Values>(`/platform/taxInv/${String(first!['id'])}`)).body).toMatchObject({ lateYn: 'N' });
});

test('by their number in any shape, once; other resources are left alone', async () => {
  const seller = await app.as('acct2');
  const some = [await issued(seller), await issued(seller)];
  const no = String(some[0]!['ntsConfirmNo']);
  const found = async (keyword: string) =>
    (
      await seller.get<{ content: Values[] }>(`/platform/taxInv/list?fromDt=&toDt=&keyword=${keyword}`)
    ).body.content.map(({ id }) => id);
  const shapes = [no, `${no.slice(0, 8)}-${no.slice(8, 16)}-${no.slice(16)}`];
  // As an index looks that knows of the name alone.
  await asOwner(app, `delete from sys_keyword where table_nm = 'platform_tax_inv'`);
  const count = async () =>
    (
      await asOwner<{ table: string; n: string }>(
        app,
        `select table_nm as table, count(*) as n from sys_keyword group by 1 order by 1`,
      )
    ).filter(({ table }) => table !== 'platform_tax_inv');
  const others = await count();
  for (const shape of shapes) expect(await found(shape)).toEqual([]);
  const [{ all }] = (await asOwner<{ all: string }>(
    app,
    `select count(*) as all from platform_tax_inv where del_yn = 'N'`,
  )) as [{ all: string }];
  expect(await indexStored(app.urls.ownerUrl, resources)).toBe(Number(all));
  for (const shape of shapes) expect(await found(shape)).toEqual([some[0]!['id']]);
  expect(await count()).toEqual(others);
  // Nothing is to do any more, until the declaration is another one.
  expect(await indexStored(app.urls.ownerUrl, resources)).toBe(0);
  const search = { ...taxInv.search, keyword: ['inveNm'] };
  expect(await indexStored(app.urls.ownerUrl, [{ ...taxInv, search }])).toBe(Number(all));
  expect(await found(no)).toEqual([]);
  // The company of others does not come in by the index.
  expect(await indexStored(app.urls.ownerUrl, resources)).toBe(Number(all));
  const stranger = await app.as('admin3');
  expect(
    (await stranger.get<{ content: Values[] }>(`/platform/taxInv/list?fromDt=&toDt=&keyword=${no}`)).body.content,
  ).toEqual([]);
});
