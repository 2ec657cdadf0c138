/** What a row says of itself on a phone: its files, and what is still to be filled in. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Field } from '../core/field.ts';
import { date, files, qty, rate, rows, text, won } from '../fields/index.ts';
import { FieldEnvironmentContext } from '../fields/ui-contract.ts';
import { environment } from '../inputs/harness.tsx';
import type { Detail } from './detail.ts';
import { RowCardButton } from './RowCardButton.tsx';

afterEach(cleanup);

const words: Readonly<Record<string, string>> = { 'errors.E_REQUIRED': '입력하세요:', 'desk.form.none': '없음' };
const told = {
  ...environment(),
  t: (key: string, options?: Readonly<Record<string, unknown>>) =>
    [words[key] ?? key, options?.['0']].filter(Boolean).join(' '),
};
const labels: Readonly<Record<string, string>> = { itemNm: '품명', qty: '수량', workDt: '작업일', photos: '사진' };

function detailOf(fields: Readonly<Record<string, Field>>, more: Partial<Detail>): Detail {
  return {
    ...{ grid: 'item', field: rows(fields, { name: Object.keys(fields)[0]!, ...cardOf(fields) }), label: '품목' },
    columns: Object.entries(fields).map(([name, field]) => ({
      name,
      field,
      label: labels[name] ?? name,
      fixed: field.computed === true,
    })),
    ...{ rows: [], before: new Map(), record: {}, lock: undefined, problem: () => undefined },
    requires: (_row, name) => fields[name]?.required === true,
    onChange: () => undefined,
    newRow: () => ({}),
    ...more,
  };
}
const cardOf = (fields: object) => ('tot' in fields ? { card: { quantity: 'qty', amount: ['tot'] } } : {});

const show = (detail: Detail, row: Parameters<typeof RowCardButton>[0]['row']) => {
  render(
    <FieldEnvironmentContext value={told}>
      <RowCardButton detail={detail} row={row} onOpen={() => undefined} />
    </FieldEnvironmentContext>,
  );
  return screen.getByRole('button').textContent;
};

const line = { itemNm: text(100, { required: true }), qty: qty({ required: true }), tot: won({ computed: true }) };

test('a row that is not finished says what is missing, and no amount of nothing', () => {
  expect(show(detailOf(line, {}), { uid: 'a', tot: '0' })).toBe('입력하세요: 품명, 수량');
});

test('beside its name stands what else is missing; a finished row says its amount, be it nothing', () => {
  const named = show(detailOf(line, {}), { uid: 'a', itemNm: '도장', tot: '0' });
  expect(named).toBe('도장입력하세요: 수량');
  cleanup();
  expect(show(detailOf(line, {}), { uid: 'a', itemNm: '도장', qty: '2', tot: '0' })).toMatch(/^도장0/);
});

test('what is missing is said once where it is refused, and is nobody’s to fill in where nothing can be changed', () => {
  const problem: Detail['problem'] = (_row, name) => (name === 'itemNm' ? '품명을 입력하세요.' : undefined);
  expect(show(detailOf(line, { problem }), { uid: 'a', qty: '1' })).toMatch(/^입력하세요: 품명1\s*$/);
  cleanup();
  expect(show(detailOf(line, { lock: '마감' }), { uid: 'a', tot: '0' })).toBe('없음0');
});

test('a row with photos says how many, those to be taken away not among them, and a share what it is of', () => {
  const day = { workDt: date(), progRt: rate(), photos: files(['IMG']) };
  const photo = (fileDetailId: number, fileDelYn = 'N') => ({ fileDetailId, fileDelYn, oriFileNm: '현장.jpg' });
  const row = { uid: 'a', workDt: '2026-11-20', photos: [photo(1), photo(2), photo(3, 'Y')] };
  expect(show(detailOf(day, {}), row)).toBe('2026-11-20사진 2');
  cleanup();
  expect(show(detailOf(day, {}), { ...row, progRt: '62.00', photos: [photo(3, 'Y')] })).toBe('2026-11-20progRt 62%');
});

test('what has become of a row stands behind its first values, however many there are', () => {
  const five = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [name, text(10)]));
  const promise = { locCd: text(20), ...five, allocStCd: text(10) };
  const row = { uid: 'a', locCd: 'A-01', a: '1', b: '2', c: '3', d: '4', e: '5', allocStCd: '해제' };
  expect(show(detailOf(promise, {}), row)).toBe('A-01a 1b 2c 3d 4allocStCd 해제');
});
