/** Tax invoices over the wire, as their tests make and move them. */
import { expect } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import type { Answer, Client, TestApp } from '../../support/app.ts';
import { act as press, heard as awaited, ok } from '../shipwork/declarations.ts';

export { ok, refused, rowsOf } from '../shipwork/declarations.ts';

export const prefix = 'platform/taxInv';
export const at = ({ id }: Values): string => `/${prefix}/${String(id)}`;
export const row = (supplyAmt: string, more: Values = {}): Values => ({
  ...{ purchDt: '2026-11-18', itemNm: '수리', supplyAmt },
  ...more,
});
export const toBuyer = { inveRegNo: '007-81-00072', inveNm: '누리데모해운(주)', inveCeoNm: '전가상' };

export const post = (by: Client, body: Values = {}): Promise<Answer<Values>> =>
  by.post<Values>(`/${prefix}`, {
    ...{ writeDt: '2026-11-18', ...toBuyer, insertItemList: [row('100000', { qty: '2', unitPrice: '50000' })] },
    ...body,
  });
export const act = (by: Client, record: Values, name: string, input: Values = {}) =>
  press(by, prefix, record, name, input);
export const read = async (by: Client, record: Values): Promise<Values> => ok(await by.get<Values>(at(record)));
export const heard = (by: Client, record: Values) => awaited(by, prefix, record);

export const issued = async (by: Client, body: Values = {}): Promise<Values> =>
  ok(await act(by, ok(await post(by, body), 201), 'issue'));
/** Issued, sent, and taken by the tax office. */
export async function done(by: Client, body: Values = {}): Promise<Values> {
  const record = await issued(by, body);
  ok(await act(by, record, 'send'));
  const answered = await heard(by, record);
  expect(answered['stCd']).toBe('DONE');
  return answered;
}

/** What the simulator does from now on with what a company sends to the tax office. */
export async function simulate(app: TestApp, corpId: number, plan: Values): Promise<void> {
  const operator = await app.as('oper');
  ok(await operator.post<Values>('/platform/message/simulator', { corpId, rcvCd: 'NTS', ...plan }));
}
