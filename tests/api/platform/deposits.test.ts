/** A bank's statement against open bills: what is proposed, what is booked, each deposit once (10-platform bill). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import type {
  BookAnswer,
  BookBody,
  LineState,
  ReadStatement,
  Ticked,
} from '../../../src/services/platform/bill/deposit/statement.ts';
import { startApp, type Answer, type Client, type TestApp } from '../../support/app.ts';
import { asOwner, customer } from '../../support/billing.ts';
import { encoded } from '../../support/eucKr.ts';
import { readFile, workbook, type Failure } from '../../support/imports.ts';
import { errorsOf, ok as fine } from '../../support/supply.ts';

/** The body of an answer that went well, as it is typed. */
const ok = <T extends object>(answer: Answer<T>): T => fine(answer as unknown as Answer<Values>) as unknown as T;

let app: TestApp;
let oper: Client;
beforeAll(async () => {
  app = await startApp();
  oper = await app.as('oper');
});
afterAll(() => app.close());

let made = 0;
/** A company of its own with issued bills of these sums, the oldest first. */
async function company(name: string, ...sums: readonly number[]): Promise<string[]> {
  made += 1;
  const regNo = `99${String(made).padStart(8, '0')}`;
  const { corpId } = await customer(app, { name, regNo, since: '2026-01-01', users: 1 });
  const ids: string[] = [];
  for (const [at, sum] of sums.entries()) {
    const [row] = await asOwner<{ id: string }>(
      app,
      `insert into platform_bill (corp_id, bill_ym, bill_no, st_cd, tot, sales_vat, sum_amount, paid_amount, issue_dt, due_dt)
       values ($1::bigint, $2::text, 'BL-' || $1::text || '-' || $2::text, 'ISSUED', $3::numeric, 0, $3::numeric, 0, '2026-11-01', '2026-11-25') returning id::text as id`,
      [corpId, `20260${at + 1}`, sum],
    );
    ids.push(row!.id);
  }
  return ids;
}

const head = '거래일시,적요,보낸분/받는분,출금액,입금액,거래후잔액,메모';
const file = (...lines: readonly string[]) => Buffer.from([head, ...lines].join('\r\n'));
const read = async (bytes: Buffer, name = '거래내역.csv', who = oper) =>
  readFile<ReadStatement & Failure>(app, who, '/platform/bill/import/deposit/read', name, bytes);
const stateOf = (states: readonly LineState[], no: number) => states.find((state) => state.no === no)!;
const proposed = ({ states }: Pick<ReadStatement, 'states'>, no: number) => {
  const state = stateOf(states, no);
  return 'proposal' in state ? state.proposal : undefined;
};
const asProposed = (answer: ReadStatement, no: number): Ticked => ({
  ...{ no, chosen: false },
  parts: proposed(answer, no)!.parts,
});
const bodyFor = ({ fileNm, deposits }: ReadStatement, ...book: readonly Ticked[]): BookBody => ({
  ...{ fileNm, deposits, book },
});
const book = async (body: BookBody, who = oper) => who.post<BookAnswer>('/platform/bill/import/deposit', body);
const outcomes = ({ lines }: BookAnswer) => lines.map(({ no, outcome }) => [no, outcome]);
const billOf = async (id: string) => ok(await oper.get<Values>(`/platform/bill/${id}?view=op`));

test('a statement is read, proposed and booked, with its words on the bill', async () => {
  const [bill] = await company('(주)한길물산', 429_000);
  const [other] = await company('바다상사', 110_000);
  const bytes = file(
    '2026-11-19 14:03:22,인터넷뱅킹,한길물산,0,"429,000","1,429,000",10월 이용료',
    '2026-11-19 15:00:00,카드대금,카드사,"300,000",0,"1,129,000",',
    '2026-11-20 09:00:00,타행,김바다,,"110,000","1,239,000",',
    '2026-11-20 09:30:00,타행,모르는사람,,"7","1,239,007",',
  );
  const answer = ok(await read(bytes));
  expect(answer).toMatchObject({ fileNm: '거래내역.csv', ignored: 1, unread: [] });
  expect(answer.deposits[0]).toEqual({
    ...{ no: 2, amount: '429000', day: '2026-11-19', time: '14:03', name: '한길물산', balance: '1429000', account: '' },
    memo: '인터넷뱅킹 · 10월 이용료',
  });
  expect(proposed(answer, 2)).toEqual({ match: 'SURE', why: 'EXACT', parts: [{ billId: bill, amount: '429000' }] });
  expect(proposed(answer, 4)).toMatchObject({ match: 'DOUBT', why: 'OTHER_NAME', parts: [{ billId: other }] });
  expect(proposed(answer, 5)).toEqual({ match: 'NONE', why: 'NO_BILL', parts: [] });

  const done = ok(await book(bodyFor(answer, asProposed(answer, 2))));
  expect(outcomes(done)).toEqual([[2, 'booked']]);
  expect(stateOf(done.states, 2)).toMatchObject({ booked: { parts: [{ billId: bill, corpNm: '(주)한길물산' }] } });
  // What was not ticked stands as before.
  expect(proposed(done, 4)).toEqual(proposed(answer, 4));
  const paid = await billOf(bill!);
  expect(paid).toMatchObject({ stCd: 'PAID', paidAmount: '429000', paidDt: '2026-11-19' });
  expect(paid['paidList']).toMatchObject([
    { payDt: '2026-11-19', payAmt: '429000', dptNm: '한길물산', dptMemo: '인터넷뱅킹 · 10월 이용료' },
  ]);
  expect((await billOf(other!))['paidAmount']).toBe('0');
  // A deposit is booked once, and stays so: what it paid is not taken back by hand.
  const back = await oper.post<Failure>(`/platform/bill/${bill}/unpay`, { version: paid['version'] });
  expect([back.status, back.body.message]).toEqual([409, expect.stringContaining('거래내역 파일로 수납한 입금')]);

  // The same file again, in the code page of Korean Excel, and as a workbook.
  for (const again of [bytes, encoded(bytes.toString())]) {
    const second = ok(await read(again));
    expect(stateOf(second.states, 2)).toHaveProperty('booked');
    expect(proposed(second, 4)).toMatchObject({ why: 'OTHER_NAME' });
    expect(outcomes(ok(await book(bodyFor(second, { ...asProposed(answer, 2) }))))).toEqual([[2, 'already']]);
  }
  const sheet = await workbook([
    ['거래내역 조회'],
    head.split(','),
    ['2026-11-19 14:03:22', '인터넷뱅킹', '한길물산', 0, 429_000, 1_429_000, ''],
  ]);
  expect(stateOf(ok(await read(sheet, '거래내역.xlsx')).states, 3)).toHaveProperty('booked');
  expect((await billOf(bill!))['paidAmount']).toBe('429000');
});

test('alike deposits are told apart; those that pass the rest are refused and keep no other out', async () => {
  const [bill] = await company('둘만상사', 100_000);
  const answer = ok(
    await read(
      file(
        '2026-11-18,타행,둘만상사,,60000,,',
        '2026-11-18,타행,둘만상사,,60000,,',
        '2026-11-18,타행,둘만상사,,40000,,',
      ),
    ),
  );
  const chosen = (no: number, amount: string): Ticked => ({ no, chosen: true, parts: [{ billId: bill!, amount }] });
  const done = ok(await book(bodyFor(answer, chosen(2, '60000'), chosen(3, '60000'), chosen(4, '40000'))));
  expect(done.lines).toEqual([
    { no: 2, outcome: 'booked' },
    { no: 3, outcome: 'refused', message: '남은 금액 40,000원보다 많이 입금할 수 없습니다.' },
    { no: 4, outcome: 'booked' },
  ]);
  expect(await billOf(bill!)).toMatchObject({ stCd: 'PAID', paidAmount: '100000' });
  // What was refused may go to another bill.
  const [next] = await company('셋만상사', 60_000);
  const later = ok(await book(bodyFor(answer, { no: 3, chosen: true, parts: [{ billId: next!, amount: '60000' }] })));
  expect(outcomes(later)).toEqual([[3, 'booked']]);
});

test('two operators at once, and one file twice, book once', async () => {
  const [bill] = await company('동시상사', 500_000);
  const answer = ok(await read(file('2026-11-17,타행,동시상사,,50000,,')));
  expect(proposed(answer, 2)).toMatchObject({ match: 'DOUBT', why: 'PART' });
  const body = bodyFor(answer, asProposed(answer, 2));
  const done = await Promise.all([1, 2, 3, 4].map(() => book(body)));
  expect(done.map((one) => ok(one).lines[0]!.outcome).toSorted()).toEqual(['already', 'already', 'already', 'booked']);
  expect(await billOf(bill!)).toMatchObject({ stCd: 'ISSUED', paidAmount: '50000' });
});

test('one deposit pays two bills of a company, or neither', async () => {
  const [first, second] = await company('두장상사', 30_000, 45_000);
  const answer = ok(await read(file('2026-11-16,타행,두장상사,,75000,,')));
  expect(proposed(answer, 2)).toMatchObject({ why: 'TWO_BILLS' });
  const body = bodyFor(answer, asProposed(answer, 2));
  // Meanwhile one of them was paid by hand: what the operator saw is no more.
  const { version } = await billOf(second!);
  ok(await oper.post(`/platform/bill/${second}/pay?view=op`, { version, payDt: '2026-11-20', payAmt: '5000' }));
  const refused = ok(await book(body));
  expect(refused.lines[0]).toMatchObject({ outcome: 'refused' });
  expect(refused.lines[0]!.message).toContain('제안이 달라졌습니다');
  expect((await billOf(first!))['paidAmount']).toBe('0');
  // A payment by hand stands among the payments too.
  expect((await billOf(second!))['paidList']).toMatchObject([{ payAmt: '5000', dptNm: null }]);
});

test('what cannot be booked is said on its line', async () => {
  const [bill] = await company('안될상사', 90_000);
  const answer = ok(await read(file('2026-11-21,타행,안될상사,,90000,,', '2026-11-15,타행,안될상사,,1000,,')));
  const done = ok(
    await book(
      bodyFor(
        answer,
        ...[{ no: 2, chosen: true, parts: [{ billId: bill!, amount: '90000' }] }],
        ...[{ no: 3, chosen: true, parts: [{ billId: bill!, amount: '900' }] }],
      ),
    ),
  );
  expect(done.lines.map(({ message }) => message)).toEqual([
    '입금일은 오늘까지만 입력할 수 있습니다.',
    '입금액 1,000원 전부를 한 청구서에 수납해야 합니다.',
  ]);
  expect(outcomes(ok(await book(bodyFor(answer, { no: 3, chosen: true, parts: [] }))))).toEqual([[3, 'refused']]);
  expect((await billOf(bill!))['paidAmount']).toBe('0');
});

test('what was booked is told by period and by any word, a row for each bill, with who booked it and when', async () => {
  const [first, second] = await company('내역상사', 12_000, 34_000);
  const answer = ok(await read(file('2026-11-14 10:00,타행,내역상사,,46000,,이용료'), '십일월.csv'));
  expect(outcomes(ok(await book(bodyFor(answer, asProposed(answer, 2)))))).toEqual([[2, 'booked']]);
  const table = async (query: string) => {
    const path = `/platform/bill/report/deposits?view=op&reason=${encodeURIComponent('시험을 위한 조회')}&${query}`;
    const { page } = fine(await oper.get<Values>(path)) as unknown as {
      page: { table: { rows: { cells: { text: string }[] }[] } };
    };
    return page.table.rows.map(({ cells }) => cells.map(({ text }) => text));
  };
  const ofBills = async (query: string) => (await table(query)).filter(([day]) => /^\d/.test(day!));
  const days = 'from=2026-11-14&to=2026-11-14';
  const rows = await ofBills(days);
  expect((await table(days)).at(-1)!.slice(0, 3)).toEqual(['합계 (2건)', '', '46,000']);
  const numbers = await Promise.all([first, second].map(async (id) => String((await billOf(id!))['billNo'])));
  expect(rows.map((cells) => cells.slice(0, 7))).toEqual([
    ['2026-11-14', '내역상사', '12,000', numbers[0], '내역상사', '타행 · 이용료', '김운영'],
    ['2026-11-14', '내역상사', '34,000', numbers[1], '내역상사', '타행 · 이용료', '김운영'],
  ]);
  expect(rows[0]!.slice(7)).toEqual([expect.stringMatching(/^2026-11-20/), '십일월.csv']);
  for (const word of ['46000', numbers[1]!, '내역상', '십일월.CSV', '이용료'])
    expect([word, (await ofBills(`${days}&found=${encodeURIComponent(word)}`)).length > 0]).toEqual([word, true]);
  for (const word of ['100%', '_', '없는말'])
    expect([word, await ofBills(`${days}&found=${encodeURIComponent(word)}`)]).toEqual([word, []]);
  expect(await ofBills('from=2026-11-13&to=2026-11-13')).toEqual([]);
  expect((await oper.get<Values>(`/platform/bill/report/deposits?view=op&${days}`)).status).toBe(400);
});

test('files that are no statement, and lines that cannot be read', async () => {
  expect(errorsOf((await read(Buffer.from('품목,수량\n볼트,3'))) as unknown as Answer<Values>)).toEqual([
    400,
    'E_FILE',
  ]);
  expect((await read(Buffer.from('품목,수량\n볼트,3'))).body.errors[0]!['message']).toContain(
    '거래내역으로 읽을 수 없습니다',
  );
  expect((await read(file('2026-11-15,카드,카드사,1000,0,,'))).body.errors[0]!['message']).toBe(
    '파일에 입금이 없습니다.',
  );
  expect((await read(Buffer.alloc(0))).status).toBe(400);
  expect((await read(Buffer.from('%PDF-1.7\n'), 'a.pdf')).status).not.toBe(200);
  const odd = ok(await read(file('어제,타행,누구,,1000,,', '2026-11-15,타행,누구,,천원,,', '합계,,,,1000,,')));
  expect(odd.unread.map(({ no, why }) => [no, why])).toEqual([
    [2, 'day'],
    [3, 'amount'],
  ]);
});

test('only the operator with full authority', async () => {
  const bytes = file('2026-11-15,타행,누구,,1000,,');
  const answer = ok(await read(bytes));
  const body = bodyFor(answer, { no: 2, chosen: true, parts: [{ billId: '1', amount: '1000' }] });
  for (const name of ['admin5', 'mon']) {
    const who = await app.as(name);
    expect([name, (await read(bytes, 'a.csv', who)).status]).toEqual([name, 403]);
    expect([name, (await book(body, who)).status]).toEqual([name, 403]);
  }
});
