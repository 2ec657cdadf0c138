/** People and documents of the repair yard, made by the calls that lead to them. */
import { expect } from 'vitest';
import type { Values } from '../../src/core/field.ts';
import type { Answer, Client, TestApp } from './app.ts';
import { jpeg, listen, upload } from './files.ts';

export interface Repair {
  readonly sales: Client;
  readonly site: Client;
  readonly ids: Readonly<Record<'ship' | 'clnt' | 'lead', number>>;
  read(prefix: string, id: unknown): Promise<Values>;
  /** Calls an action with the version of the record; `undefined` fields are left out. */
  act(who: Client, prefix: string, record: Values, name: string, body?: Values): Promise<Answer<Values>>;
  /** A heading and two lines of work, sent to the customer. */
  sentQuot(body?: Values): Promise<Values>;
  /** The order of such a quotation. */
  awarded(body?: Values): Promise<Values>;
  /** An order of the same lines that no quotation precedes. */
  order(body?: Values): Promise<Values>;
  /** A work of a line of the order. */
  work(order: Values, line: number, body?: Values): Promise<Values>;
  patch(who: Client, prefix: string, record: Values, body: Values): Promise<Answer<Values>>;
  /** An order with its signed report attached. */
  signed(order: Values): Promise<Values>;
  /** An order whose two lines are done, completed. */
  completed(body?: Values): Promise<Values>;
}

export const linesOf = (record: Values): Values[] => record['itemList'] as Values[];

export async function openRepair(app: Pick<TestApp, 'as' | 'app'>): Promise<Repair> {
  const sales = await app.as('sales2');
  const site = await app.as('site2');
  const idOf = async (prefix: string, keyword: string) => {
    const { body } = await sales.get<{ content: { id: number }[] }>(
      `/${prefix}/list?keyword=${encodeURIComponent(keyword)}`,
    );
    return body.content[0]!.id;
  };
  const { body: users } = await sales.get<{ content: { id: number; value: string }[] }>('/rs4/common/user');
  const lead = users.content.find(({ value }) => value === '정모의')!.id;
  const ids = { ship: await idOf('rs4/ship', 'HANBIT'), clnt: await idOf('rs4/clnt', '북극성'), lead };
  let address: Promise<string> | undefined;
  const origin = () => (address ??= listen(app));
  const ok = (answer: Answer<Values>, status = 200): Values => {
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    return answer.body;
  };
  const read: Repair['read'] = async (prefix, id) => ok(await sales.get<Values>(`/${prefix}/${String(id)}`));
  const act: Repair['act'] = (who, prefix, record, name, body = {}) =>
    who.post<Values>(`/${prefix}/${String(record['id'])}/${name}`, { version: record['version'], ...body });
  const patch: Repair['patch'] = (who, prefix, record, body) =>
    who.patch<Values>(`/${prefix}/${String(record['id'])}`, { version: record['version'], ...body });

  const item = (itemNm: string, qty: string, price: string, purcPrice: string): Values => ({
    itemNm,
    qty,
    price,
    purcPrice,
    unitCd: 'M2',
    workTpCd: 'HULL',
  });
  const insertItemList = [
    { lineTpCd: 'H', itemNm: '선체' },
    item('세척', '10', '1000', '700'),
    item('도장', '4', '5000', '3000'),
  ];
  async function sentQuot(body: Values = {}): Promise<Values> {
    const made = ok(
      await sales.post<Values>('/rs4/quot', {
        quotTitle: '정기 수리',
        shipId: ids.ship,
        clntId: ids.clnt,
        insertItemList,
        ...body,
      }),
      201,
    );
    let record = made;
    for (const name of ['start', 'confirm', 'send']) record = ok(await act(sales, 'rs4/quot', record, name));
    return read('rs4/quot', made['id']);
  }
  const order: Repair['order'] = async (body = {}) => {
    const own = {
      orderTitle: '정기 수리',
      shipId: ids.ship,
      clntId: ids.clnt,
      workFromDt: '2026-11-20',
      workToDt: '2026-11-27',
    };
    return ok(await sales.post<Values>('/rs4/order', { ...own, insertItemList, ...body }), 201);
  };
  const awarded: Repair['awarded'] = async (body = {}) => {
    const won = ok(await act(sales, 'rs4/quot', await sentQuot(body), 'win', { orderDt: '2026-11-20' }));
    return read('rs4/order', won['orderId']);
  };
  const work: Repair['work'] = async (of, line, body = {}) => {
    const place = { orderId: of['id'], orderItemId: linesOf(of)[line]!['id'] };
    const own = {
      workNm: '작업',
      workTpCd: 'HULL',
      teamCd: 'HULL',
      leadUserId: lead,
      planFromDt: '2026-11-20',
      planToDt: '2026-11-22',
    };
    return ok(await site.post<Values>('/rs4/work', { ...place, ...own, ...body }), 201);
  };
  return {
    ...{ sales, site, ids, read, act, patch, sentQuot, awarded, order, work },
    async signed(record) {
      const { content } = (
        await upload(await origin(), sales, [{ name: '서명.jpg', bytes: await jpeg(40, 20) }], {
          refTableNm: 'RS4_ORDER',
          refTypeCd: 'SIGN',
        })
      ).body;
      const reqFileList = content.map(({ fileDetailId }) => ({ fileDetailId }));
      return ok(await patch(sales, 'rs4/order', await read('rs4/order', record['id']), { reqFileList }));
    },
    async completed(body = {}) {
      const made = await order(body);
      for (const line of [1, 2]) {
        const begun = ok(await act(site, 'rs4/work', await work(made, line), 'start'));
        ok(await act(site, 'rs4/work', begun, 'done', { doneQty: linesOf(made)[line]!['qty'] }));
      }
      return ok(await act(sales, 'rs4/order', await read('rs4/order', made['id']), 'complete'));
    },
  };
}
