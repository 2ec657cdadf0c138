/** Statements as Korean and English banks print them. */
import { expect, test } from 'vitest';
import type { SheetCell } from '../../../../core/files/importing.ts';
import { keysOf } from './keys.server.ts';
import { dayAndTime, readStatement, wonOf } from './readStatement.server.ts';

const read = (...rows: readonly (readonly SheetCell[])[]) =>
  readStatement(rows.map((cells, at) => ({ no: at + 1, cells })));
const one = (...rows: readonly (readonly SheetCell[])[]) => read(...rows).deposits[0];

test.each<[string, readonly string[], readonly SheetCell[]]>([
  [
    '출금 앞',
    ['거래일시', '적요', '의뢰인/수취인', '출금액', '입금액', '거래후잔액'],
    ['2026-11-20 09:30:11', '타행', '한길', '', '1,000', '5,000'],
  ],
  [
    '맡기신금액',
    ['거래일자', '거래시간', '적요', '보낸분/받는분', '찾으신금액', '맡기신금액', '거래후 잔액'],
    ['2026.11.20', '09:30:11', '타행', '한길', '0', '1000', '5000'],
  ],
  [
    '괄호',
    ['거래일자', '시간', '입금(원)', '출금(원)', '적요', '입금자명', '잔액(원)'],
    ['20261120', '9:30', 1000, null, '타행', '한길', 5000],
  ],
  [
    '입금일',
    ['입금일', '시각', '입금금액', '내용', '입금자', '통장잔액'],
    ['2026/11/20', '09:30', '1000원', '타행', '한길', '5000'],
  ],
  [
    'English',
    ['Date', 'Time', 'Description', 'Withdrawal', 'Deposit', 'Balance', 'Payer'],
    ['2026-11-20', '09:30', '타행', '', '1,000.00', '5,000.00', '한길'],
  ],
  [
    'one column',
    ['거래일시', '구분', '거래금액', '적요', '거래후잔액', '송금인'],
    ['20261120093011', '입금', '1,000', '타행', '5,000', '한길'],
  ],
])('columns of %s', (_, heads, cells) => {
  expect(one(heads, cells)).toEqual({
    ...{
      no: 2,
      day: '2026-11-20',
      time: '09:30',
      amount: '1000',
      name: '한길',
      memo: '타행',
      balance: '5000',
      account: '',
    },
  });
});

test('the heading stands below a title and the account; without a sender the description names it', () => {
  const found = read(
    ['거래내역 조회'],
    ['계좌번호', '110-123-456789'],
    ['거래일자', '적요', '입금액', '출금액', '메모'],
    ['2026-11-20', '한길물산', '1000', '0', '10월'],
    ['2026-11-20', '카드사', '0', '500', ''],
    ['합계', '', '1000', '500', ''],
  );
  expect(found.deposits).toMatchObject([{ no: 4, name: '한길물산', memo: '10월', account: '110123456789' }]);
  expect([found.ignored, found.unread]).toEqual([1, []]);
});

test('money that went is left out, also where one column holds both', () => {
  const { deposits, ignored, unread } = read(
    ['거래일자', '거래구분', '거래금액', '적요'],
    ['2026-11-20', '출금', '1000', '가'],
    ['2026-11-20', '입금', '2000', '나'],
    ['2026-11-20', '', '3000', '다'],
    ['2026-11-20', '입금', '-4000', '라'],
  );
  expect(deposits.map(({ no }) => no)).toEqual([3]);
  expect([ignored, unread.map(({ no, why }) => [no, why])]).toEqual([2, [[4, 'kind']]]);
});

test('a file without the columns, or without a deposit, is refused', () => {
  const refused = (...rows: readonly (readonly SheetCell[])[]) => {
    try {
      read(...rows);
    } catch (error) {
      return (error as { problems: { text: string }[] }).problems[0]!.text;
    }
    return undefined;
  };
  expect(refused(['품목', '수량'], ['볼트', 3])).toBe('depositColumns');
  expect(refused(['거래일자', '입금액'], ['2026-11-20', 3])).toBe('depositColumns');
  expect(refused(['거래일자', '입금액', '적요'], ['2026-11-20', 0, '가'])).toBe('depositNone');
  expect(refused()).toBe('importEmpty');
});

test('days and amounts in the ways of banks', () => {
  expect(
    ['2026-11-20', '2026.11.20 9:05', '2026-11-20T14:03:22.000', '202611201403', '2026-02-30', ''].map(dayAndTime),
  ).toEqual([
    ...[
      { day: '2026-11-20', time: '' },
      { day: '2026-11-20', time: '09:05' },
      { day: '2026-11-20', time: '14:03' },
    ],
    ...[{ day: '2026-11-20', time: '14:03' }, undefined, undefined],
  ]);
  expect(dayAndTime(46_346)).toEqual({ day: '2026-11-20', time: '' });
  expect(['1,000', '₩1,000', '+1000원', '1000.00', '-5', '', '-', '1000.5', '천원', 1000].map(wonOf)).toEqual([
    ...['1000', '1000', '1000', '1000', '-5', null, null, undefined, undefined, '1000'],
  ]);
});

test('a deposit has the same key in every file; alike ones count', () => {
  const heads = ['거래일시', '적요', '입금액', '거래후잔액'];
  const keys = (...rows: readonly (readonly SheetCell[])[]) => keysOf(read(heads, ...rows).deposits);
  const [long] = keys(['2026-11-20 09:30', '한길', '1,000', '5,000']);
  expect(keys(['20261120', '한길', 1000, 5000])).toEqual([long]);
  expect(keys(['2026-11-20', '한길', 1000, 6000])).not.toEqual([long]);
  const twice = keys(['2026-11-20', '한길', 1000, ''], ['2026-11-20', '한길', 1000, '']);
  expect(new Set(twice).size).toBe(2);
  // Without a balance the minute tells them apart.
  expect(keys(['2026-11-20 09:30', '한길', 1000, ''])).not.toEqual(keys(['2026-11-20 09:31', '한길', 1000, '']));
});
