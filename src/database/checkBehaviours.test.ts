import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Resource } from '../core/resource.ts';
import { text } from '../fields/index.ts';
import { behaviourFaults } from './checkBehaviours.ts';

const thing: Resource = {
  prefix: 'rs4/thing',
  table: 'RS4_THING',
  scope: 'OWN',
  menus: [{ menu: 'R32' }],
  name: 'thingNm',
  fields: { thingNm: text(10) },
  search: { keyword: [] },
  list: ['thingNm', 'rowCnt'],
  lookups: [{ paths: ['rs4/common/thing'], value: 'thingNm' }],
};
const rows = () => sql`select 1`;

test('what a service adds must fit the declaration', () => {
  const sound = { 'rs4/thing': { listColumns: { rowCnt: sql`1` }, lookups: [{ path: 'rs4/common/other', rows }] } };
  expect(behaviourFaults([thing], sound)).toEqual([]);
  const pressed = { ...thing, actions: [{ name: 'close' }] };
  expect(behaviourFaults([pressed], sound)).toEqual(["rs4/thing: action 'close' leads nowhere and has no effect"]);
  expect(behaviourFaults([pressed], { 'rs4/thing': { actions: { close: {} } } })).toEqual([]);
  expect(behaviourFaults([{ ...thing, actions: [{ name: 'close', to: 'END' }] }], sound)).toEqual([]);
  expect(behaviourFaults([thing], { 'rs4/thing': { actions: { close: {} } } })).toEqual([
    "rs4/thing: effect of an action 'close' that is not declared",
  ]);
  const together = { ...thing, actions: [{ name: 'settle', bulk: 'together', to: 'END' }] } as const;
  expect(behaviourFaults([together], sound)).toEqual(["rs4/thing: action 'settle' runs together, by 'runAll' alone"]);
  const effect = { 'rs4/thing': { actions: { settle: { runAll: async () => undefined } } } };
  expect(behaviourFaults([together], effect)).toEqual([]);
  expect(behaviourFaults([{ ...thing, actions: [{ name: 'settle', bulk: true }] }], effect)).toEqual([
    "rs4/thing: action 'settle' has 'runAll' and is not `bulk: 'together'`",
  ]);
  const asking = {
    ...thing,
    search: { keyword: [], asked: { late: text(1) } },
    makers: [{ name: 'fromOther', fields: {} }],
  };
  expect(behaviourFaults([asking], sound)).toEqual([
    "rs4/thing: search asks 'late' and nothing answers",
    "rs4/thing: 'fromOther' shall make a record and nobody does",
  ]);
  const faulty = {
    'rs4/none': {},
    'rs4/thing': { listColumns: { lost: sql`1` }, lookups: [{ path: 'rs4/common/thing', rows }] },
  };
  expect(behaviourFaults([thing], faulty)).toEqual([
    'rs4/none: behaviour of a resource that is not declared',
    "rs4/thing: list column 'lost' stands in no list",
    'rs4/thing: lookup rs4/common/thing is declared twice',
  ]);
});

test('what a form may ask must be known, and answered', () => {
  const asking = (of: string): Resource => ({ ...thing, proposals: [{ of: [of] }] });
  const answers = { 'rs4/thing': { propose: async () => ({}) } };
  expect(behaviourFaults([asking('thingNm')], answers)).toEqual([]);
  expect(behaviourFaults([asking('thingNm')], {})).toEqual(['rs4/thing: has proposals and nobody who answers them']);
  expect(behaviourFaults([asking('lost')], answers)).toEqual(["rs4/thing: proposal of unknown field 'lost'"]);
  const inRows: Resource = { ...thing, proposals: [{ grid: 'line', of: ['itemId'] }] };
  expect(behaviourFaults([inRows], answers)).toEqual(["rs4/thing: proposal of unknown field 'line.itemId'"]);
});
