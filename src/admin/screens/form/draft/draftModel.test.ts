import { describe, expect, it } from 'vitest';
import type { Resource } from '../../../../core/resource.ts';
import { password, rows, taxPayerNo, text } from '../../../../fields/index.ts';
import { shapeOf } from '../model/values.ts';
import { purposeOf, recordOf, restoring, storable, suits, unfolded } from './draftModel.ts';

const resource = {
  prefix: 'a/b',
  table: 'T',
  scope: 'OWN',
  menus: [{ menu: 'X' }],
  name: 'nm',
  fields: {
    nm: text(60),
    note: text(60),
    pw: password({}),
    pin: text(6, { secret: true }),
    payerNo: taxPayerNo({ sealed: true }),
    item: rows({ itemNm: text(60), key: text(9, { secret: true }) }),
  },
  search: { keyword: [] },
  list: [],
} as const satisfies Resource;
const shape = shapeOf(resource);
const record = { id: 5, version: 3, nm: '가', note: null, itemList: [{ id: 1, sortNo: 1, itemNm: '하나' }] };
const draftOf = (base: object, values: object) => ({
  id: 'd',
  at: 0,
  count: 1,
  base: { ...record, ...base },
  values: { ...record, ...values },
});

describe('recordOf', () => {
  it('tells new, copied and stored records apart', () =>
    expect([recordOf('new', undefined), recordOf('copy', 7), recordOf('edit', 7)]).toEqual(['new', 'copy:7', '7']));
});

describe('what a draft is for', () => {
  const ofService = { ...resource, draftOf: 'nm' };
  const purpose = (values: object, mode: 'new' | 'copy' | 'edit' = 'new') => purposeOf(ofService, mode, { ...values });
  it('is the value that is named, of a new record alone', () => {
    expect([purpose({ nm: 7 }), purpose({ nm: null }), purpose({ nm: '7' }, 'edit')]).toEqual([
      '7',
      undefined,
      undefined,
    ]);
    expect(purposeOf(resource, 'new', { nm: '7' })).toBeUndefined();
  });
  it.each([
    ['7', '7', true],
    ['7', '8', false],
    [undefined, '8', false],
    ['7', undefined, true],
    [undefined, undefined, true],
  ])('begun for %s, in a form of %s: offered %s', (draft, form, offered) => expect(suits(draft, form)).toBe(offered));
});

describe('storable', () => {
  it.each([
    ['a resident number', '9913321234568', false],
    ['one with its hyphen', '991332-1234568', false],
    ['its mask', '9913321******', true],
    ['a business number', '1248100998', true],
  ])('keeps no number to be sealed: %s', (_what, payerNo, keeps) => {
    const kept = storable(resource, record, { ...record, payerNo });
    expect(Object.hasOwn(kept.values, 'payerNo')).toBe(keeps);
  });
  const lines = [
    { id: 1, sortNo: 1, itemNm: '하나', key: 'z' },
    { id: 2, sortNo: 2, itemNm: '둘', key: 'z' },
    { id: 3, sortNo: 3, itemNm: '셋', key: 'z' },
  ] as const;
  const base = { id: 5, version: 3, nm: '가', itemList: lines };
  const changed = { ...lines[1], itemNm: '둘둘' };
  const values = {
    ...base,
    nm: '나',
    clntNm: '이름',
    pw: 'x',
    pin: 'y',
    itemList: [lines[2], changed, { uid: 'n1', itemNm: '새', key: 'z' }],
  };

  it('leaves passwords and secrets of header and rows out, and names rows that nobody has touched by their key', () => {
    expect(storable(resource, base, values)).toEqual({
      base: { id: 5, version: 3, nm: '가' },
      values: { id: 5, version: 3, nm: '나', clntNm: '이름' },
      lists: {
        itemList: {
          rows: ['3', { id: 2, sortNo: 2, itemNm: '둘둘' }, { uid: 'n1', itemNm: '새' }],
          order: ['1', '2', '3'],
          was: [
            { id: 1, sortNo: 1, itemNm: '하나' },
            { id: 2, sortNo: 2, itemNm: '둘' },
          ],
        },
      },
    });
    expect(values.pw).toBe('x');
  });
  it('writes no rows of a grid that is as it was loaded', () =>
    expect(storable(resource, base, { ...base, nm: '나' }).lists).toEqual({}));
  it('comes back whole over the record, whose untouched rows may have changed since', () => {
    const kept = structuredClone(storable(resource, base, values));
    expect(unfolded(resource, kept, base)).toMatchObject({
      base: { version: 3, itemList: [{ id: 1 }, { id: 2, itemNm: '둘' }, { id: 3 }] },
      values: { nm: '나', itemList: [{ id: 3, itemNm: '셋' }, { id: 2, itemNm: '둘둘' }, { uid: 'n1' }] },
    });
    const newer = { ...base, version: 4, itemList: [{ ...lines[2], itemNm: '셋셋' }] };
    expect(unfolded(resource, kept, newer).values.itemList).toMatchObject([
      { itemNm: '셋셋' },
      { id: 2 },
      { uid: 'n1' },
    ]);
    expect(unfolded(resource, kept, newer).base.itemList).toMatchObject([
      { id: 1 },
      { id: 2, itemNm: '둘' },
      { itemNm: '셋셋' },
    ]);
  });
  it('keeps rows of a copy in full, for they get other keys', () => {
    const copied = {
      itemList: [
        { uid: 'a', itemNm: '하나' },
        { uid: 'b', itemNm: '둘' },
      ],
    };
    const kept = storable(resource, copied, { itemList: [copied.itemList[0], { uid: 'b', itemNm: '다른' }] });
    expect(unfolded(resource, kept, { itemList: [{ uid: 'x', itemNm: '하나' }] }).values.itemList).toEqual([
      { uid: 'a', itemNm: '하나' },
      { uid: 'b', itemNm: '다른' },
    ]);
  });
});

describe('restoring', () => {
  it('puts the values over the same version, marked rows too', () => {
    const itemList = [
      { ...record.itemList[0], _deleted: true },
      { uid: 'n1', sortNo: 1, itemNm: '둘' },
    ];
    expect(restoring(draftOf({}, { nm: '나', itemList }), record, 'edit', shape)).toEqual({
      values: { ...record, nm: '나', itemList },
    });
  });
  it('merges with a record that was saved since, and says where both have changed', () => {
    const found = restoring(
      draftOf({}, { nm: '나', note: '메모' }),
      { ...record, version: 4, nm: '다' },
      'edit',
      shape,
    );
    const merge = found && 'merge' in found ? found.merge : undefined;
    expect(merge?.conflicts).toMatchObject([{ field: 'nm', before: '가', mine: '나', theirs: '다' }]);
    expect(merge?.mine.map(({ field }) => field)).toEqual(['note']);
  });
  it('has nothing to offer when the record already says so', () => {
    expect(restoring(draftOf({}, { nm: '나' }), { ...record, version: 4, nm: '나' }, 'edit', shape)).toBeUndefined();
    expect(restoring(draftOf({}, {}), record, 'edit', shape)).toBeUndefined();
  });
  it('fills a new record without asking for its version', () => {
    const fresh = { nm: null, note: '기본', itemList: [] };
    const draft = { ...draftOf({}, {}), base: fresh, values: { nm: '새', note: null, itemList: [{ uid: 'n1' }] } };
    expect(restoring(draft, fresh, 'new', shape)).toEqual({ values: draft.values });
  });
});
