import { describe, expect, it, test } from 'vitest';
import type { Resource } from '../../core/resource.ts';
import { code, rows, text } from '../../fields/index.ts';
import { RecordRights } from './recordRights.ts';
import { levelFor, mayDo, Rights } from './rights.ts';
import { menuEntry, screenOver, signedIn } from './samples.ts';

const menu = [
  menuEntry(null, '2'),
  menuEntry('/rs4/clnt', '1'),
  menuEntry('/rs4/clnt/old', '2'),
  menuEntry('/platform/corp', '2'),
  menuEntry('/fw_m/code', '2'),
  menuEntry('/fw/code', '0'),
];

describe('mayDo', () => {
  it('lets full authority do all, reading authority read and export, none nothing', () => {
    const can = (level: 0 | 1 | 2) =>
      ['list', 'show', 'export', 'create', 'edit', 'delete'].map((action) => mayDo(level, action));
    expect(can(2)).toEqual(Array(6).fill(true));
    expect(can(1)).toEqual([true, true, true, false, false, false]);
    expect(can(0)).toEqual(Array(6).fill(false));
  });
});

describe('levelFor', () => {
  it('matches the address to the longest menu; mobile entries and none give nothing', () =>
    expect(
      ['rs4/clnt', 'rs4/clnt/old', 'platform/corp', 'platform/system/corp', 'fw/code', 'fw_m/code'].map((n) =>
        levelFor(n, menu),
      ),
    ).toEqual([1, 2, 2, 0, 0, 0]));
});

const job = {
  prefix: 'rs4/job',
  table: 'RS4_JOB',
  scope: 'SYS_OWN',
  menus: [{ menu: 'R99' }],
  name: 'jobNm',
  fields: { jobNm: text(30), stCd: code('JOB_ST'), log: rows({ note: text(30) }, { openIn: ['DOING'] }) },
  state: { field: 'stCd', open: ['DRAFT'] },
  search: { keyword: [] },
  list: ['jobNm'],
  actions: [
    { name: 'start', from: ['DRAFT'] },
    { name: 'look', level: 1, blocked: ({ id }) => (id === 9 ? 'notSelf' : undefined) },
    { name: 'close', operator: true },
  ],
} as const satisfies Resource;

const rights = (authority: '0' | '1' | '2', resource: Resource = job, corpId = 2) =>
  new RecordRights(
    signedIn([menuEntry('/rs4/job', authority)], corpId),
    new Map([['rs4/job', screenOver(resource, '/rs4/job')]]),
  );
const refusals = (actions: readonly string[], of: Rights, record?: Record<string, unknown>) =>
  actions.map((action) => of.refusal('rs4/job', action, record));

describe('refusal', () => {
  const readOnly = 'desk.reason.read_only';

  test('authority decides first', () => {
    const asked = ['list', 'show', 'export', 'create', 'edit', 'delete', 'start', 'look'];
    expect(refusals(asked, rights('2'))).toEqual(Array(8).fill(undefined));
    expect(refusals(asked, rights('1'))).toEqual([
      ...Array<undefined>(3).fill(undefined),
      ...Array<string>(4).fill(readOnly),
      undefined,
    ]);
    expect(refusals(asked, rights('0'))).toEqual(Array(8).fill(readOnly));
  });

  test('then whose record it is', () => {
    const shared = { id: 1, corpId: 1, stCd: 'DRAFT' };
    expect(refusals(['show', 'edit', 'delete', 'start'], rights('2'), shared)).toEqual([
      undefined,
      ...Array<string>(3).fill('desk.reason.built_in'),
    ]);
    expect(refusals(['edit', 'delete', 'start'], rights('2', job, 1), shared)).toEqual(Array(3).fill(undefined));
  });

  test('then where it stands: a record with an open grid can still be edited', () => {
    const at = (stCd: string) => refusals(['edit', 'delete', 'start'], rights('2'), { id: 1, corpId: 2, stCd });
    expect(at('DRAFT')).toEqual([undefined, undefined, undefined]);
    expect(at('DOING')).toEqual([undefined, 'desk.reason.state', 'desk.acts.other_state']);
    expect(at('DONE')).toEqual(['desk.reason.state', 'desk.reason.state', 'desk.acts.other_state']);
  });

  test('an action may be blocked for a record, or be the operator’s', () => {
    expect(rights('1').refusal('rs4/job', 'look', { id: 8 })).toBeUndefined();
    expect(rights('1').refusal('rs4/job', 'look', { id: 9 })).toBe('errors.notSelf');
    expect(rights('2').refusal('rs4/job', 'close')).toBe('desk.reason.operator');
    expect(rights('2', job, 1).refusal('rs4/job', 'close')).toBeUndefined();
  });

  test('between companies a step is of its sides, and only whoever made a record takes it away', () => {
    const pair = {
      ...{
        ...job,
        scope: 'PAIR',
        parties: { buyer: 'corpId', supplier: 'supCorpId' },
        writtenBy: ['buyer', 'supplier'],
      },
      actions: [{ name: 'quote', by: ['supplier'] }],
      state: undefined,
    } as unknown as Resource;
    const of = (corpId: number, record: Record<string, unknown>) =>
      refusals(['edit', 'delete', 'quote'], rights('2', pair, corpId), record);
    const record = { id: 1, corpId: 2, supCorpId: 7 };
    expect(of(7, record)).toEqual([undefined, 'desk.reason.maker', undefined]);
    expect(of(2, record)).toEqual([undefined, undefined, 'desk.reason.other_side']);
    // A row of a list may not say who the supplier is: the server knows.
    expect(of(2, { id: 1, corpId: 2 })).toEqual([undefined, undefined, undefined]);
  });

  test('a step of the other side is not the reader’s to lack, while one of the own side is', () => {
    const pair = {
      ...job,
      scope: 'PAIR',
      parties: { buyer: 'corpId', supplier: 'supCorpId' },
      actions: [{ name: 'quote', by: ['supplier'] }, { name: 'order', by: ['buyer'] }, { name: 'close' }],
      state: undefined,
    } as unknown as Resource;
    const record = { id: 1, corpId: 2, supCorpId: 7 };
    const of = (corpId: number) => refusals(['quote', 'order', 'close'], rights('1', pair, corpId), record);
    const other = 'desk.reason.other_side';
    expect(of(2)).toEqual([other, readOnly, readOnly]);
    // Whose step it is goes without saying: of those who write it.
    expect(of(7)).toEqual([readOnly, other, other]);
    const listed = { ...job, scope: 'DIR', actions: [{ name: 'ask' }] } as unknown as Resource;
    expect(rights('1', listed, 7).refusal('rs4/job', 'ask', { id: 1, corpId: 2 })).toBe(other);
  });

  test('nothing begins through a menu whose records are made elsewhere', () => {
    const seen = { ...job, menus: [{ menu: 'R99', makes: false }] } as const satisfies Resource;
    const of = new RecordRights(
      signedIn([menuEntry('/rs4/job', '2')], 2),
      new Map([
        ['rs4/job', { ...screenOver(seen, '/rs4/job'), menu: { ...screenOver(seen, '/rs4/job').menu, treeId: 'R99' } }],
      ]),
    );
    expect(refusals(['create', 'copy', 'import', 'edit', 'start'], of)).toEqual([
      ...Array<string>(3).fill('desk.reason.not_in_mode'),
      ...[undefined, undefined],
    ]);
  });

  test('nothing is made or deleted where the resource knows neither, nor by others than the operator in shared masters', () => {
    const fixed = { ...job, without: ['create', 'delete'] } as const satisfies Resource;
    expect(refusals(['create', 'copy', 'delete', 'edit'], rights('2', fixed))).toEqual([
      ...Array<string>(3).fill('desk.reason.not_in_mode'),
      undefined,
    ]);
    const shared = { ...job, scope: 'SYS' } as const satisfies Resource;
    expect(refusals(['create', 'import', 'delete'], rights('2', shared))).toEqual(
      Array(3).fill('desk.reason.operator'),
    );
    expect(refusals(['create', 'import', 'delete'], rights('2', shared, 1))).toEqual(Array(3).fill(undefined));
  });

  test('a page without a resource is a matter of its menu alone', () => {
    const of = new RecordRights(signedIn([menuEntry('/platform/dashboard', '1')]), new Map());
    expect(of.refusal('platform/dashboard', 'list')).toBeUndefined();
    expect(of.refusal('platform/elsewhere', 'list')).toBe(readOnly);
    expect(new Rights().refusal('platform/dashboard', 'list')).toBe(readOnly);
  });
});
