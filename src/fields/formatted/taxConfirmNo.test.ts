/** Numbers of the tax office in every shape in which files, pages and people bring them: one invoice is one text (50-formats 5.6). */
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import type { CellContext } from '../../core/field.ts';
import { fromCell } from '../../record/fromCell.ts';
import { taxConfirmNo, typeOf } from '../index.ts';

const field = taxConfirmNo();
const type = typeOf(field);
const [ours, theirs] = ['202610314100000000000001', '201809194100020300000cd5'];
const parsed = (value: unknown) => type.parse(value, field);
const imported = (cell: string | number) => {
  const read = fromCell(cell, field, {} as CellContext);
  return 'problem' in read ? read : parsed(read.value);
};

test.each<[string, string]>([
  ['as it is', ours],
  ['in parts', '20261031-41000000-00000001'],
  ['in parts of other lengths', '2026-1031-4100-0000-0000-0001'],
  ['with en dashes', '20261031–41000000–00000001'],
  ['with hyphens that do not break', '20261031\u201141000000\u201100000001'],
  ['with signs of minus', '20261031−41000000−00000001'],
  ['with blanks of a page', '20261031\u00a041000000 00000001'],
  ['with blanks around', '\t 20261031-41000000-00000001 \n'],
  ['in full width', '２０２６１０３１－４１００００００－０００００００１'],
  ['with what nobody sees', '20261031\u200b41000000\ufeff00000001'],
  ['as the text of a spreadsheet', "'202610314100000000000001"],
])('%s it is the same number, typed and imported', (_how, text) => {
  expect(parsed(text)).toEqual({ value: ours });
  expect(imported(text)).toEqual({ value: ours });
});

test.each<[string, unknown]>([
  ['letters in upper case', '20180919410002030000ZCD5'],
  ['a day alone', '20261031'],
  ['a figure, of which spreadsheets keep fifteen digits', Number('202610314100000000000001')],
  ['the text of such a figure', '2.02610314E+23'],
  ['a sign too many', '2026103141000000000000012'],
])('%s is refused', (_what, value) => {
  expect(parsed(value)).toHaveProperty('problem');
  if (typeof value === 'string' || typeof value === 'number') expect(imported(value)).toHaveProperty('problem');
});

it('comes back from its own export, and from what people see, as it was', () => {
  const digit = fc.integer({ min: 0, max: 9 }).map(String);
  const serial = fc.constantFrom(...'0123456789abcdefghijklmnopqrstuvwxyz');
  const numbers = fc
    .tuple(fc.array(digit, { minLength: 16, maxLength: 16 }), fc.array(serial, { minLength: 8, maxLength: 8 }))
    .map(([day, rest]) => [...day, ...rest].join(''));
  fc.assert(
    fc.property(numbers, (no) => {
      const cell = type.excel(field);
      expect(cell.numFmt).toBe('@');
      expect(imported(cell.toCell(no) as string)).toEqual({ value: no });
      const shown = type.format(no, field, { lang: 'ko' } as never);
      expect(shown).toMatch(/^\d{8}-\d{8}-\w{8}$/);
      expect(parsed(shown)).toEqual({ value: no });
    }),
  );
  expect(parsed(theirs)).toEqual({ value: theirs });
});
