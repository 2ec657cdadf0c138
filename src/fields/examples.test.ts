import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FormatContext } from '../core/field.ts';
import { examples } from './examples.ts';
import { fieldTypes, typeOf } from './index.ts';

const context = (lang: string): FormatContext => ({ lang, codeName: (group, key) => `${group}.${key}` });
/** Refusals that only a database can make. */
const needsDatabase = new Set(['E_CODE', 'E_REF']);
const cleanedByServer = new Set(['html']);

/** Strings near the edges: digits, signs, separators, blanks, controls, surrogates, combining marks. */
const nearText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(...'0123456789-.,: TYNAUZeE+\u0000\n\t\u3000\ud800\u0301가\u1100\u1161'),
    maxLength: 24,
  }),
  fc.date({ noInvalidDate: false }).map((d) => (Number.isNaN(d.getTime()) ? 'Invalid' : d.toISOString().slice(0, 10))),
);
const anything = fc.oneof(
  nearText,
  fc.jsonValue(),
  fc.double(),
  fc.integer(),
  fc.constantFrom(undefined, -0, 1e21, 2 ** 53),
);

describe.each(examples.map(({ field, ...rest }, i) => ({ title: `${field.type} ${i}`, field, ...rest })))(
  '$title',
  ({ field, valid, invalid }) => {
    const type = typeOf(field);

    test('takes its valid values and shows them', () => {
      for (const { sent, stored = sent, shown } of valid) {
        if (!cleanedByServer.has(field.type)) expect(type.parse(sent, field)).toEqual({ value: stored });
        if (shown !== undefined) expect(type.format(stored, field, context('ko'))).toBe(shown);
      }
    });

    test('refuses its invalid values', () => {
      for (const { sent, code } of invalid) {
        const parsed = type.parse(sent, field);
        if ('problem' in parsed) expect(parsed.problem.code, JSON.stringify(sent)).toBe(code);
        else expect(needsDatabase, JSON.stringify(sent)).toContain(code);
      }
    });

    test('whatever is sent, answers a value or a problem, and takes its own values back unchanged', () => {
      fc.assert(
        fc.property(anything, (sent) => {
          const parsed = type.parse(sent, field);
          if ('problem' in parsed) {
            expect(parsed.problem.code).toMatch(/^E_(TYPE|PATTERN|LENGTH|RANGE|REF|CODE)$/);
            return;
          }
          expect(type.parse(parsed.value, field)).toEqual(parsed);
          expect(typeof type.format(parsed.value, field, context('en'))).toBe('string');
          type.excel(field).toCell(parsed.value);
        }),
        { numRuns: 300 },
      );
    });

    test('stores only what PostgreSQL takes', () => {
      fc.assert(
        fc.property(nearText, (sent) => {
          const parsed = type.parse(sent, field);
          if (!('value' in parsed) || typeof parsed.value !== 'string') return;
          expect(parsed.value).not.toMatch(/\u0000|\p{Surrogate}/u);
          const { charMaxLength, pattern } = type.limits(field);
          if (charMaxLength) expect([...parsed.value].length).toBeLessThanOrEqual(charMaxLength);
          if (pattern) expect(parsed.value).toMatch(new RegExp(pattern, 'u'));
        }),
        { numRuns: 300 },
      );
    });

    test('its declaration is sound, its schema row compiles', () => {
      expect(type.check?.(field) ?? []).toEqual([]);
      const { pattern } = type.limits(field);
      // Screens compile the pattern with and without the u flag.
      if (pattern) for (const flags of ['', 'u']) expect(() => new RegExp(pattern, flags)).not.toThrow();
    });
  },
);

test('types that hold no value of their own have no column, all others have one', () => {
  const without = Object.values(fieldTypes).filter((type) => ['rows', 'files'].includes(type.type));
  expect(without.map((type) => type.column({ type: type.type }))).toEqual([null, null]);
  for (const { field } of examples)
    expect(typeOf(field).column(field)).toMatch(
      /^(varchar\(\d+\)|text|bigint|numeric\(\d+,\d\)|date|timestamptz|jsonb)$/,
    );
});

test('days are written as the language writes them', () => {
  const shown = (type: string, value: string) =>
    ['ko', 'en'].map((lang) => fieldTypes[type]!.format(value, { type }, context(lang)));
  expect(shown('date', '2026-11-20')).toEqual(['2026-11-20', '11-20-2026']);
  expect(shown('dateTime', '2026-11-20 09:00')).toEqual(['2026-11-20 09:00', '11-20-2026 09:00']);
  expect(shown('month', '202611')).toEqual(['2026-11', '11-2026']);
});
