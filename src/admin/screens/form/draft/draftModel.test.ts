import { describe, expect, it } from 'vitest';
import type { Resource } from '../../../../core/resource.ts';
import { password, rows, text } from '../../../../fields/index.ts';
import { shapeOf } from '../model/values.ts';
import { recordOf, restoring, storable } from './draftModel.ts';

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

describe('storable', () => {
  it('leaves passwords and secrets of header and rows out, and nothing else', () => {
    const values = { nm: '가', clntNm: '이름', pw: 'x', pin: 'y', itemList: [{ uid: 'n1', itemNm: '하나', key: 'z' }] };
    expect(storable(resource, values)).toEqual({
      nm: '가',
      clntNm: '이름',
      itemList: [{ uid: 'n1', itemNm: '하나' }],
    });
    expect(values.pw).toBe('x');
  });
  it('copies no row that has no secret', () =>
    expect((storable(resource, record).itemList as unknown[])[0]).toBe(record.itemList[0]));
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
