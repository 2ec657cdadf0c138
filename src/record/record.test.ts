/** What derives from a declaration: names, defaults, schema rows, required fields. */
import { describe, expect, test } from 'vitest';
import type { Resource } from '../core/resource.ts';
import { clnt } from '../services/rs4/clnt/clnt.ts';
import { ship } from '../services/rs4/ship/ship.ts';
import { item } from '../services/rs4/stdinfo/item.ts';
import { newRecord, newRow } from './defaults.ts';
import { code, date, files, foreign, integer, longText, password, rate, rows, text, won, yn } from '../fields/index.ts';
import {
  changeKeys,
  codeKeys,
  dateTypeOf,
  displayName,
  gridDivNm,
  gridFields,
  grids,
  headerFields,
  listKey,
  rowName,
} from './resource.ts';
import { mustFill, schemaRows } from './schema.ts';
import { validate } from './validate.ts';

const context = { today: '2026-11-20', userId: 4, corpId: 2 };
const thing: Resource = {
  ...clnt,
  unique: [],
  lookups: [],
  fields: {
    thingNm: text(10, { required: true }),
    thingPw: password({ required: true }),
    stCd: code('USER_ST', { computed: true, required: true, default: 'ACTIVE' }),
    inqDt: date({ default: ({ today }) => today }),
    amt: foreign({ default: 0 }),
    memo: longText(),
    mtBoardReply: rows(
      { txt: text(20, { required: true }), remark: text(5), rt: rate({ default: '7.5' }), no: integer({ default: 1 }) },
      { required: true, max: 2 },
    ),
    doc: files(['DOC']),
  },
  rules: {
    requiredWhen: (record) => (record.amt === '0.00' ? [] : ['memo']),
    rowRequiredWhen: (_grid, row) => (row.txt === 'rate' ? ['rt'] : []),
    check: (record) => (record.thingNm === 'bad' ? [{ code: 'E_STATE', field: 'thingNm' }] : []),
  },
};

describe('names', () => {
  test('remark is implied unless declared', () => {
    expect(headerFields(clnt).remark).toMatchObject({ type: 'text', max: 1000 });
    expect(gridFields(clnt.fields.charger).remark).toMatchObject({ type: 'text', max: 300 });
    expect(gridFields(thing.fields.mtBoardReply!).remark).toMatchObject({ max: 5 });
  });
  test('header and grids part, and are computed once', () => {
    expect(Object.keys(grids(ship))).toEqual(['equip']);
    expect(headerFields(ship)).not.toHaveProperty('equip');
    expect(headerFields(ship)).not.toHaveProperty('files');
    expect(headerFields(ship)).toBe(headerFields(ship));
    expect(rowName(clnt.fields.charger)).toBe('chargerNm');
  });
  test('of the wire', () => {
    expect([displayName('clntId'), displayName('ownerClntId')]).toEqual(['clntNm', 'ownerClntNm']);
    expect([listKey('charger'), listKey('prices', item.fields.prices)]).toEqual(['chargerList', 'priceList']);
    expect(changeKeys('mtBoardReply').update).toBe('updateMtBoardReplyList');
    expect(changeKeys('prices', item.fields.prices).insert).toBe('insertPriceList');
    expect([dateTypeOf('excDt'), dateTypeOf('workFromDt')]).toEqual(['EXC_DT', 'WORK_FROM_DT']);
    expect([gridDivNm(clnt, 'charger'), gridDivNm(item, 'prices')]).toEqual(['RS4_CLNT_CHARGER', 'RS4_ITEM_PRICE']);
    expect(codeKeys(clnt.fields.clntTpCds, 'OWNER,MGR')).toEqual(['OWNER', 'MGR']);
    expect(codeKeys(clnt.fields.natCd, null)).toEqual([]);
  });
});

describe('defaults', () => {
  test('fill a new record in stored form, without its secrets', () => {
    expect(newRecord(thing, context)).toEqual({
      ...{
        thingNm: null,
        stCd: 'ACTIVE',
        inqDt: '2026-11-20',
        amt: '0.00',
        memo: null,
        remark: null,
        mtBoardReplyList: [],
      },
    });
    expect(newRow(thing.fields.mtBoardReply!, context)).toEqual({ txt: null, remark: null, rt: '7.50', no: 1 });
  });
  test('one that its field refuses is an error of the declaration', () => {
    expect(() => newRow(rows({ a: won({ default: 'x' }) }), context)).toThrow(/Default "x"/);
  });
});

describe('schema rows', () => {
  const byName = (resource: Resource, divNm: string) =>
    Object.fromEntries(
      schemaRows(resource)
        .filter((r) => r.divNm === divNm)
        .map((r) => [r.elNm, r]),
    );
  test('carry the limits of header and grids', () => {
    const header = byName(clnt, 'RS4_CLNT');
    expect(header.clntNm).toEqual({
      divNm: 'RS4_CLNT',
      elNm: 'clntNm',
      charMaxLength: 60,
      decMaxLength: null,
      pattern: null,
      message: null,
      required: 'N',
    });
    expect(header.corpRegNo).toMatchObject({ charMaxLength: 10, message: 'businessNo', required: 'Y' });
    expect(header.creditAmt).toMatchObject({ charMaxLength: null, decMaxLength: 18 });
    expect(byName(clnt, 'RS4_CLNT_CHARGER').chargerNm).toMatchObject({ charMaxLength: 30, required: 'N' });
    expect(byName(item, 'RS4_ITEM_PRICE').fromDt).toMatchObject({ charMaxLength: 10, required: 'N' });
  });
  test('N means must be filled; what the server sets need not be', () => {
    expect(mustFill({ required: 'N' })).toBe(true);
    const { stCd, thingNm } = byName(thing, 'RS4_CLNT');
    expect([mustFill(stCd!), mustFill(thingNm!)]).toEqual([false, true]);
  });
  test('leave out audit columns, grids and files', () => {
    expect(Object.keys(byName(thing, 'RS4_CLNT'))).toEqual([
      'thingNm',
      'thingPw',
      'stCd',
      'inqDt',
      'amt',
      'memo',
      'remark',
    ]);
  });
});

describe('validation of a whole record', () => {
  const sound = { thingNm: 'a', thingPw: 'Hangro!2611', amt: '0.00', mtBoardReply: [{ txt: 'x' }] };
  test.each([
    ['nothing wrong', {}, []],
    ['empty field', { thingNm: null }, [{ code: 'E_REQUIRED', field: 'thingNm' }]],
    ['secret of a new record', { thingPw: undefined }, [{ code: 'E_REQUIRED', field: 'thingPw' }]],
    ['secret of a stored record is not loaded', { id: 5, thingPw: undefined }, []],
    ['needed because of another value', { amt: '1.00' }, [{ code: 'E_REQUIRED', field: 'memo' }]],
    ['no rows', { mtBoardReply: [] }, [{ code: 'E_REQUIRED', grid: 'mtBoardReply', field: 'mtBoardReply' }]],
    [
      'too many rows',
      { mtBoardReply: [{ txt: 'a' }, { txt: 'b' }, { txt: 'c' }] },
      [{ code: 'E_LIST', grid: 'mtBoardReply', args: ['2'], text: 'tooManyRows' }],
    ],
    [
      'empty cell',
      { mtBoardReply: [{ txt: 'a' }, { txt: '' }] },
      [{ code: 'E_REQUIRED', grid: 'mtBoardReply', row: 1, field: 'txt' }],
    ],
    [
      'cell needed because of another',
      { mtBoardReply: [{ txt: 'rate', rt: null }] },
      [{ code: 'E_REQUIRED', grid: 'mtBoardReply', row: 0, field: 'rt' }],
    ],
    ['rule of the resource', { thingNm: 'bad' }, [{ code: 'E_STATE', field: 'thingNm' }]],
  ])('%s', (_what, changed, problems) => {
    expect(validate(thing, { ...sound, ...changed })).toEqual(problems);
  });
  test('a field of its own rules is asked for once', () => {
    const twice: Resource = {
      ...thing,
      fields: { a: yn({ required: true }), b: text(5) },
      rules: { requiredWhen: () => ['a', 'b'] },
    };
    expect(validate(twice, {})).toEqual([
      { code: 'E_REQUIRED', field: 'a' },
      { code: 'E_REQUIRED', field: 'b' },
    ]);
  });
});
