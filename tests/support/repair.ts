/** People and documents of the repair yard, made by the calls that lead to them. */
import { expect } from 'vitest';
import type { Values } from '../../src/core/field.ts';
import type { Answer, Client, TestApp } from './app.ts';

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
  order(body?: Values): Promise<Values>;
  /** A work of a line of the order. */
  work(order: Values, line: number, body?: Values): Promise<Values>;
  patch(who: Client, prefix: string, record: Values, body: Values): Promise<Answer<Values>>;
}

export const linesOf = (record: Values): Values[] => record['itemList'] as Values[];

export async function openRepair(app: TestApp): Promise<Repair> {
  const [sales, site] = [await app.as('sales2'), await app.as('site2')];
  const idOf = async (prefix: string, keyword: string) => {
    const { body } = await sales.get<{ content: { id: number }[] }>(`/${prefix}/list?keyword=${encodeURIComponent(keyword)}`);
    return body.content[0]!.id;
  };
  const { body: users } = await sales.get<{ content: { id: number; value: string }[] }>('/rs4/common/user');
  const lead = users.content.find(({ value }) => value === '정모의')!.id;
  const ids = { ship: await idOf('rs4/ship', 'HANBIT'), clnt: await idOf('rs4/clnt', '북극성'), lead };
  const ok = (answer: Answer<Values>, status = 200): Values => {
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    return answer.body;
  };
  const read: Repair['read'] = async (prefix, id) => ok(await sales.get<Values>(`/${prefix}/${String(id)}`));
  const act: Repair['act'] = (who, prefix, record, name, body = {}) =>
    who.post<Values>(`/${prefix}/${String(record['id'])}/${name}`, { version: record['version'], ...body });
  const patch: Repair['patch'] = (who, prefix, record, body) =>
    who.patch<Values>(`/${prefix}/${String(record['id'])}`, { version: record['version'], ...body });

  const item = (itemNm: string, qty: string, price: string, purcPrice: string): Values => ({ itemNm, qty, price, purcPrice, unitCd: 'M2', workTpCd: 'HULL' });
  async function sentQuot(body: Values = {}): Promise<Values> {
    const insertItemList = [{ lineTpCd: 'H', itemNm: '선체' }, item('세척', '10', '1000', '700'), item('도장', '4', '5000', '3000')];
    const made = ok(await sales.post<Values>('/rs4/quot', { quotTitle: '정기 수리', shipId: ids.ship, clntId: ids.clnt, insertItemList, ...body }), 201);
    let record = made;
    for (const name of ['start', 'confirm', 'send']) record = ok(await act(sales, 'rs4/quot', record, name));
    return read('rs4/quot', made['id']);
  }
  return {
    ...{ sales, site, ids, read, act, patch, sentQuot },
    async order(body = {}) {
      const won = ok(await act(sales, 'rs4/quot', await sentQuot(body), 'win', { orderDt: '2026-11-20' }));
      return read('rs4/order', won['orderId']);
    },
    async work(order, line, body = {}) {
      const of = { orderId: order['id'], orderItemId: linesOf(order)[line]!['id'] };
      const own = { workNm: '작업', workTpCd: 'HULL', teamCd: 'HULL', leadUserId: ids.lead, planFromDt: '2026-11-20', planToDt: '2026-11-22' };
      return ok(await site.post<Values>('/rs4/work', { ...of, ...own, ...body }), 201);
    },
  };
}
