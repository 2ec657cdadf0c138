/** What a report of a bonded warehouse may say, by its borders. */
import { expect, test } from 'vitest';
import { loadRules } from '../../../record/rules.ts';
import { validate } from '../../../record/validate.ts';
import { bondedStockRules } from '../stock/stock.rules.ts';
import { bondedIoRules } from './io.rules.ts';
import { io } from './io.ts';

const faults = (record: Parameters<NonNullable<typeof bondedIoRules.check>>[0]) =>
  bondedIoRules.check!(record).map(({ code, field }) => `${code} ${field}`);

test.each([
  ['I', '10', []],
  ['I', '40', []],
  ['I', '50', ['E_CODE ioTpCd bondedIoKind']],
  ['O', '40', ['E_CODE ioTpCd bondedIoKind']],
  ['O', '50', []],
  ['O', '90', []],
] as const)('%s of type %s', async (ioCd, ioTpCd, expected) => {
  await loadRules([io]);
  const found = validate(io, { ioCd, ioTpCd }).filter(({ field, code }) => field === 'ioTpCd' && code === 'E_CODE');
  expect(found.map(({ code, field, text }) => `${code} ${field} ${text}`)).toEqual(expected);
});

test.each([
  ['NONE', 0, '0', []],
  ['NONE', 1, '0', ['E_RANGE accidCd']],
  ['NONE', 0, '0.01', ['E_RANGE accidCd']],
  ['DMG', 0, '0', ['E_REQUIRED accidPkgCnt']],
  ['DMG', 1, '0', []],
  ['LESS', 0, '0.01', []],
] as const)('accident %s of %d packages, %s kg', (accidCd, accidPkgCnt, accidWgt, expected) =>
  expect(faults({ accidCd, accidPkgCnt, accidWgt })).toEqual(expected),
);

test('a ground that is named says by which paper', () => {
  const required = (ioCd: string, basisTpCd: string | null) => bondedIoRules.requiredWhen!({ ioCd, basisTpCd });
  expect([required('O', 'IMP'), required('O', 'ETC'), required('O', null), required('I', 'MRN')]).toEqual([
    ...[['basisNo'], [], [], []],
  ]);
});

test('notice is given from thirty days before the end on', () => {
  const { notice } = bondedStockRules.barred!;
  const barred = (today: string) =>
    notice!({ storeDueDt: '2026-12-31' } as never, { today }) as { args: string[] } | undefined;
  expect(barred('2026-11-30')?.args).toEqual(['2026-12-01']);
  expect(barred('2026-12-01')).toBeUndefined();
});
