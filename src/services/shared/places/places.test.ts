import { expect, test } from 'vitest';
import { ageOf, gridOf, mapOf, ownersByUnit, type PlaceRow } from './places.ts';

const today = '2026-11-26';
const row = (placeCd: string | null, qty: string, more: Partial<PlaceRow> = {}): PlaceRow => ({
  ...{ areaCd: 'W1', placeCd, kinds: qty === '0' ? 0 : 1, amounts: qty === '0' ? [] : [{ unitCd: 'EA', qty }] },
  ...{ sinceDt: null, dueDt: null },
  ...more,
});
const flat = (rows: readonly PlaceRow[]) =>
  mapOf(rows, today, 60).flatMap(({ zones }) => zones.flatMap(({ places }) => places));

test('places stand by area, zone and number as one walks along them; what has none comes last', () => {
  const rows = [
    row(null, '1'),
    row('B-1', '1'),
    row('A-10', '1'),
    row('A-9', '1'),
    row('B.2', '1', { areaCd: 'W2' }),
    row('DMG', '1'),
  ];
  expect(
    mapOf(rows, today, 60).map(({ areaCd, zones }) => [
      areaCd,
      zones.map(({ zone, places }) => [zone, places.map(({ placeCd }) => placeCd)]),
    ]),
  ).toEqual([
    [
      'W1',
      [
        ['A', ['A-9', 'A-10']],
        ['B', ['B-1']],
        ['DMG', ['DMG']],
        ['', [null]],
      ],
    ],
    ['W2', [['B', ['B.2']]]],
  ]);
});

test('a place is as full as it is beside the fullest of its own area, over all units', () => {
  const two = [
    { unitCd: 'EA', qty: '30' },
    { unitCd: 'CT', qty: '10' },
  ];
  const rows = [row('A', '80'), row('B', '0'), row('C', '1', { amounts: two }), row('X', '5', { areaCd: 'W2' })];
  expect(flat(rows).map(({ share }) => share)).toEqual([1, 0, 0.5, 1]);
  expect(flat([row('A', '0')])[0]).toMatchObject({ share: 0, days: undefined, age: undefined, due: undefined });
});

test('goods without a place are none: they neither fill nor are filled, and where there are none nothing stands for them', () => {
  const rows = [row('A', '5'), row('B', '10'), row(null, '90')];
  expect(flat(rows).map(({ placeCd, share }) => [placeCd, share])).toEqual([
    ['A', 0.5],
    ['B', 1],
    [null, 0],
  ]);
  expect(flat([row('A', '5'), row(null, '0')]).map(({ placeCd }) => placeCd)).toEqual(['A']);
});

test('an area that is known stands there without goods', () => {
  const seen = mapOf([row('A', '5'), row(null, '0', { areaCd: 'W3', areaNm: '빈 창고' })], today, 60, ['W2', 'W1']);
  expect(seen.map(({ areaCd, areaNm, zones }) => [areaCd, areaNm, zones.length])).toEqual([
    ['W1', null, 1],
    ['W2', null, 0],
    ['W3', '빈 창고', 0],
  ]);
});

test('age and what is due hang on the day, borders included', () => {
  expect([0, 29, 30, 89, 90, 179, 180, 900].map(ageOf)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  const [since] = flat([row('A', '1', { sinceDt: '2026-10-27' })]);
  expect([since!.days, since!.age]).toEqual([30, 1]);
  // Dated ahead: it has lain there for no day yet.
  expect(flat([row('A', '1', { sinceDt: '2026-11-27' })])[0]!.days).toBe(0);
  const due = (dueDt: string) => flat([row('A', '1', { dueDt })])[0]!.due;
  expect(['2026-11-25', '2026-11-26', '2027-01-25', '2027-01-26'].map(due)).toEqual([
    'late',
    'soon',
    'soon',
    undefined,
  ]);
});

test('owners stand by unit, the greatest first, the unit of most owners before the others', () => {
  const owner = (name: string, unitCd: string, qty: string) => ({ name, unitCd, qty, kinds: 1 });
  const rows = [owner('나', 'CT', '5'), owner('가', 'EA', '9'), owner('나', 'EA', '10'), owner('다', 'EA', '9')];
  expect(ownersByUnit(rows).map(([unit, own]) => [unit, own.map(({ name }) => name)])).toEqual([
    ['EA', ['나', '가', '다']],
    ['CT', ['나']],
  ]);
});

test('beside a record codes draw a plan: zones in rows, numbers in columns, and what they do not draw apart', () => {
  const plan = (codes: readonly (string | null)[]) =>
    gridOf(
      mapOf(
        codes.map((code) => row(code, '1')),
        today,
        60,
      )[0]!,
    );
  const drawn = plan(['B-10', 'A-2', 'DMG', 'A-10', null])!;
  expect(drawn.columns).toEqual(['2', '10']);
  expect(drawn.rows.map(({ zone, cells }) => [zone, cells.map((place) => place?.placeCd)])).toEqual([
    ['A', ['A-2', 'A-10']],
    ['B', [undefined, 'B-10']],
  ]);
  expect(drawn.rest.map(({ placeCd }) => placeCd)).toEqual(['DMG', null]);
  // Nothing to draw, or more than can be overlooked.
  expect(plan(['DMG', null])).toBeUndefined();
  expect(plan(Array.from({ length: 8 }, (_, no) => `A-${no}`))).toBeUndefined();
});
test('two codes of one number stand both on the plan or beside it', () => {
  const [area] = mapOf([row('A-1', '1'), row('A.1', '2')], today, 60);
  const { rows, rest } = gridOf(area!)!;
  expect([...rows.flatMap(({ cells }) => cells), ...rest].map((place) => place?.placeCd)).toEqual(['A-1', 'A.1']);
});
