import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Resource } from '../core/resource.ts';
import { clnt } from '../services/rs4/clnt/clnt.ts';
import { examples } from '../fields/examples.ts';
import { date, files, qty, ref, rows, text, upperCode, won } from '../fields/index.ts';
import { readBody } from './readBody.ts';

const staff = { operator: false };
const resource: Resource = {
  prefix: 'rs4/thing',
  table: 'RS4_THING',
  scope: 'OWN',
  menus: [{ menu: 'R32' }],
  name: 'thingNm',
  fields: {
    thingNm: text(10, { required: true }),
    thingCd: upperCode(4, { createOnly: true }),
    regNo: text(10, { operatorOnly: true }),
    total: won({ computed: true }),
    price: won(),
    clntId: ref('rs4/clnt'),
    pictures: files(['IMG']),
    prices: rows(
      { fromDt: date({ required: true }), price: won(), clntId: ref('rs4/clnt'), seq: text(3, { createOnly: true }) },
      { infix: 'price' },
    ),
    hist: rows({ txt: text(10) }, { readOnly: true }),
    reply: rows({ txt: text(10), createDt: text(20) }, { deleteOnly: true }),
    item: rows({ qty: qty({ min: 1 }), createDt: text(20) }),
  },
  search: { keyword: ['thingNm'] },
  list: ['thingNm'],
};
const create = (body: unknown) => readBody(resource, body, 'create', staff);
const update = (body: unknown, who = staff) => readBody(resource, body, 'update', who);

test('parses what was sent, and only that', () => {
  const read = create({ thingNm: ' 한바다 ', thingCd: 'ab12', price: 5, regNo: 'r', remark: 'x' });
  expect(read).toEqual({
    header: { thingNm: '한바다', thingCd: 'AB12', price: '5', regNo: 'r', remark: 'x' },
    grids: expect.anything() as unknown,
    problems: [],
  });
  expect(Object.values(read.grids)).toEqual(Array.from({ length: 4 }, () => ({ insert: [], update: [], delete: [] })));
});

test('a whole record as answered may come back: what is not writable is ignored', () => {
  const record = {
    ...{
      id: 7,
      corpId: 3,
      version: 4,
      createDt: 'x',
      createId: 1,
      createNm: 'a',
      updateId: 2,
      updateNm: 'b',
      delYn: 'N',
    },
    ...{ total: '9', clntId: 5, clntNm: '부산조선', priceList: [{ id: 1 }], histList: [], respFileList: [], sortNo: 1 },
  };
  expect(update(record)).toMatchObject({ header: { clntId: 5 }, version: 4, problems: [] });
});

test('unknown names are refused in header and rows', () => {
  const read = create({
    thingNme: 1,
    pictures: [],
    constructor: 1,
    insertPriceList: [{ uid: 'a', fromDt: '2026-11-20', amt: 1 }],
  });
  expect(read.problems).toContainEqual({ code: 'E_UNKNOWN', grid: 'prices', row: 0, uid: 'a', args: ['amt'] });
  expect(read.problems.filter((p) => !p.grid).map((p) => p.args?.[0])).toEqual(['thingNme', 'pictures', 'constructor']);
});

test('a key that would reach a prototype is an unknown one', () => {
  const read = create(JSON.parse('{"__proto__": {"thingNm": "x"}, "toString": 1}'));
  expect(read.problems.map((p) => p.args)).toEqual([['__proto__'], ['toString']]);
  expect(read.header).toEqual({});
});

test('createOnly and operatorOnly fields stay as they are', () => {
  const body = {
    version: 1,
    thingCd: 'AB12',
    regNo: 'r',
    updatePriceList: [{ id: 1, seq: '1' }],
    insertPriceList: [{ seq: '2' }],
  };
  const read = update(body);
  expect(read).toMatchObject({ header: {}, problems: [] });
  expect(read.header).not.toHaveProperty('regNo');
  expect(read.grids.prices).toMatchObject({ update: [{ id: 1, values: {} }], insert: [{ values: { seq: '2' } }] });
  expect(read.grids.prices!.update[0]!.values).toEqual({});
  expect(update(body, { operator: true }).header).toEqual({ regNo: 'r' });
});

test('rows: inserts, updates, and deletes by id or by row', () => {
  const { grids, problems } = update({
    version: 2,
    insertPriceList: [{ uid: 12, sortNo: 3, fromDt: '2026-11-20', price: '10', clntNm: 'x' }],
    updatePriceList: [{ id: 4, price: null }],
    deletePriceList: [5, { id: 6 }, '8'],
  });
  expect(problems).toEqual([]);
  expect(grids.prices).toEqual({
    insert: [{ uid: '12', sortNo: 3, values: { fromDt: '2026-11-20', price: '10' } }],
    update: [{ id: 4, values: { price: null } }],
    delete: [5, 6, 8],
  });
});

test('a declared name wins over an audit column of the same name', () => {
  expect(create({ insertItemList: [{ createDt: 'then' }] }).grids.item!.insert).toEqual([
    { values: { createDt: 'then' } },
  ]);
});

test('rows of the system cannot be sent; some may only be deleted', () => {
  const body = {
    insertHistList: [{ txt: 'x' }],
    deleteHistList: [1],
    insertReplyList: [{ txt: 'x' }],
    updateReplyList: [{ id: 1 }],
    deleteReplyList: [3],
  };
  const { grids, problems } = update({ version: 1, ...body });
  expect(problems).toEqual([]);
  expect(grids).toMatchObject({ hist: { insert: [], delete: [] }, reply: { insert: [], update: [], delete: [3] } });
});

describe('problems say where', () => {
  const at = (body: object, mode: 'create' | 'update' = 'update') =>
    readBody(resource, { version: 1, ...body }, mode, staff).problems;
  test.each([
    [
      { insertItemList: [{ qty: 1 }, { uid: 'u2', qty: 0 }] },
      { code: 'E_RANGE', grid: 'item', row: 1, uid: 'u2', field: 'qty' },
    ],
    [{ insertItemList: {} }, { code: 'E_TYPE', grid: 'item' }],
    [{ insertItemList: Array.from({ length: 10_001 }, () => ({})) }, { code: 'E_LIST', grid: 'item' }],
    [{ insertItemList: [null] }, { code: 'E_TYPE', grid: 'item', row: 0 }],
    [{ updateItemList: [{ qty: 1 }] }, { code: 'E_REF', grid: 'item', row: 0, field: 'id' }],
    [{ updateItemList: [{ id: 1 }, { id: 1 }] }, { code: 'E_LIST', grid: 'item', row: 1, field: 'id' }],
    [{ deleteItemList: [{}] }, { code: 'E_REF', grid: 'item', row: 0, field: 'id' }],
    [{ insertItemList: [{ sortNo: 'x' }] }, { code: 'E_TYPE', grid: 'item', row: 0, field: 'sortNo' }],
    [{ version: 'x' }, { code: 'E_TYPE', field: 'version' }],
    [{ version: 0 }, { code: 'E_RANGE', field: 'version' }],
    [{ thingNm: '12345678901' }, { code: 'E_LENGTH', field: 'thingNm', args: [10] }],
  ])('%j', (body, problem) => {
    expect(at(body)).toEqual([expect.objectContaining(problem)]);
  });
  test('rows that a new record cannot have yet', () => {
    expect(at({ updateItemList: [{ id: 1 }] }, 'create')).toEqual([
      expect.objectContaining({ code: 'E_LIST', grid: 'item' }),
    ]);
  });
  test('never more of them than anybody could read', () => {
    const { problems } = create({ insertItemList: Array.from({ length: 5000 }, () => ({ qty: 'x', no: 1 })) });
    expect(problems).toHaveLength(500);
  });
});

test.each([null, undefined, 'x', 5, true, [], [{}]])('%j is no body', (body) => {
  expect(create(body)).toEqual({ header: {}, grids: {}, problems: [{ code: 'E_BODY' }] });
});

const everyType: Resource = {
  ...resource,
  fields: Object.fromEntries([
    ...examples.map(({ field }, i) => [`f${i}${field.type === 'ref' ? 'Id' : ''}`, field]),
    ['line', rows(Object.fromEntries(examples.map(({ field }, i) => [`f${i}`, field])))],
  ]),
};
const names = [
  ...Object.keys(everyType.fields),
  'insertLineList',
  'updateLineList',
  'deleteLineList',
  'version',
  'remark',
  'f1Nm',
  'zz',
];

test('whatever JSON comes, it answers values or problems and never throws', () => {
  const key = fc.oneof(fc.constantFrom(...names), fc.string());
  const row = fc.oneof(
    fc.dictionary(fc.oneof(fc.constantFrom(...names, 'id', 'uid', 'sortNo'), fc.string()), fc.jsonValue()),
    fc.jsonValue(),
  );
  const body = fc.oneof(fc.jsonValue(), fc.dictionary(key, fc.oneof(fc.jsonValue(), fc.array(row, { maxLength: 4 }))));
  fc.assert(
    fc.property(body, fc.constantFrom('create' as const, 'update' as const), fc.boolean(), (sent, mode, operator) => {
      const json = JSON.parse(JSON.stringify(sent)) as unknown;
      const read = readBody(everyType, json, mode, { operator });
      for (const name of Object.keys(read.header))
        expect(Object.hasOwn(everyType.fields, name) || name === 'remark').toBe(true);
      for (const problem of read.problems)
        expect(problem.code).toMatch(/^E_(BODY|UNKNOWN|TYPE|PATTERN|LENGTH|RANGE|REF|CODE|LIST)$/);
      // What was read, sent again, reads the same.
      const again = readBody(everyType, read.header, mode, { operator });
      expect(again.header).toEqual(read.header);
      expect(again.problems).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test('very deep JSON is refused, not fallen over', () => {
  const deep: unknown = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000));
  const body = Object.fromEntries(names.map((name) => [name, deep]));
  expect(readBody(everyType, body, 'update', staff).problems.length).toBeGreaterThan(0);
});

test('a hundred rows are read in no time that a save would feel', () => {
  const charger = {
    chargerNm: '김하늘',
    telNo: '051-000-0210',
    mobile: '010-0000-0004',
    email: 'a@b.example',
    mainYn: 'N',
    taxYn: 'N',
  };
  const body = {
    clntNm: '부산조선',
    clntTpCds: 'OWNER',
    corpRegNo: '124-81-00998',
    insertChargerList: Array.from({ length: 100 }, () => ({ uid: 'u', ...charger })),
  };
  const best = Math.min(
    ...Array.from({ length: 5 }, () => {
      const started = performance.now();
      expect(readBody(clnt, body, 'create', staff).problems).toEqual([]);
      return performance.now() - started;
    }),
  );
  expect(best).toBeLessThan(50);
});
