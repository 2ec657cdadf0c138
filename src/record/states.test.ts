import { expect, test } from 'vitest';
import type { ActionButton, Resource } from '../core/resource.ts';
import type { StateRule } from '../core/states.ts';
import { code, date, rows, text } from '../fields/index.ts';
import { arrowsOf, mayLead, maySave, stateFaults } from './states.ts';

const state: StateRule = {
  field: 'stCd',
  open: ['DRAFT'],
  path: ['DRAFT', 'ASK', 'SENT', 'DONE'],
  ends: { OVER: 'SENT' },
  detours: { ASK: 'askNo' },
  lapses: [{ name: 'expire', from: ['SENT'], to: 'OVER', after: 'endDt' }],
  saving: [{ from: ['SENT'], to: ['DONE'] }],
};
const actions: readonly ActionButton[] = [
  { name: 'ask', from: ['DRAFT'], to: 'ASK' },
  { name: 'send', from: ['DRAFT', 'ASK'], to: 'SENT' },
  { name: 'note', from: ['SENT'], when: { kindCd: ['A'] } },
];
const paper: Resource<string> = {
  prefix: 'rs4/paper',
  table: 'RS4_PAPER',
  scope: 'OWN',
  menus: [{ menu: 'R32', view: 'sent', where: { stCd: ['SENT'] } }],
  name: 'nm',
  fields: {
    nm: text(10),
    askNo: text(10),
    kindCd: code('KIND'),
    endDt: date(),
    stCd: code('PAPER_ST', { computed: true, default: 'DRAFT' }),
    line: rows({ nm: text(10) }, { openIn: ['SENT'] }),
  },
  search: { keyword: [] },
  list: ['nm'],
  state,
  actions,
};
const groups = { PAPER_ST: ['DRAFT', 'ASK', 'SENT', 'DONE', 'OVER'], KIND: ['A'] };
const faults = (change: Partial<Resource>) => stateFaults({ ...paper, ...change }, groups);
const inState = (change: Partial<StateRule>) => faults({ state: { ...state, ...change } });
const withAction = (action: ActionButton) => faults({ actions: [...actions, action] });

test('a sound machine has no faults; one without states needs none', () => {
  expect(faults({})).toEqual([]);
  expect(stateFaults({ ...paper, state: undefined as never, actions: [] }, groups)).toEqual([]);
});

test('a state that is no code is named wherever it stands', () => {
  const no = (place: string) => [`${place} names 'SEND', which is no code of 'stCd'`];
  expect(inState({ open: ['SEND'] })).toEqual(no('state.open'));
  expect(inState({ files: ['SEND'] })).toEqual(no('state.files'));
  expect(inState({ awaits: { SEND: 'SIGN' } })).toEqual(no('state.awaits'));
  expect(inState({ copied: 'SEND' })).toEqual(no('state.copied'));
  expect(inState({ system: [{ from: ['SEND'], to: ['DONE'] }] })).toEqual(no(`arrow 'system'`));
  expect(withAction({ name: 'undo', from: ['SEND'] })).toEqual(no(`action 'undo'`));
  expect(withAction({ name: 'undo', from: ['SENT'], to: 'SEND' })).toEqual(no(`arrow 'undo'`));
  expect(faults({ menus: [{ menu: 'R32', where: { stCd: ['SEND'] } }] })).toEqual(no('menu R32'));
  expect(faults({ notifies: { to: [], due: [{ field: 'endDt', before: 1, when: { stCd: ['SEND'] } }] } })).toEqual(
    no('notifies.due'),
  );
  expect(faults({ lookups: [{ paths: ['rs4/common/paper'], value: 'nm', where: { stCd: ['SEND'] } }] })).toEqual(
    no('lookup rs4/common/paper'),
  );
  expect(faults({ publicWhen: { field: 'stCd', values: ['SEND'] } })).toEqual(no('publicWhen'));
  expect(faults({ fields: { ...paper.fields, line: rows({ nm: text(10) }, { openIn: ['SEND'] }) } })).toEqual(
    no(`grid 'line'`),
  );
  expect(withAction({ name: 'sort', when: { kindCd: ['B'] } })).toEqual([
    `action 'sort' names 'B', which is no code of 'kindCd'`,
  ]);
});

test('drawn steps follow arrows, every state can be reached, a lapse waits for a day', () => {
  expect(inState({ path: ['DRAFT', 'DONE'] })).toEqual(['state draws DRAFT → DONE, which no arrow goes']);
  expect(inState({ ends: { OVER: 'ASK' } })).toEqual(['state draws ASK → OVER, which no arrow goes']);
  expect(inState({ lapses: [] })).toEqual([
    `no arrow leads to the state 'OVER'`,
    'state draws SENT → OVER, which no arrow goes',
  ]);
  expect(inState({ lapses: [{ name: 'expire', from: ['SENT'], to: 'OVER', after: 'nm' }] })).toEqual([
    `lapse 'expire' waits for 'nm', which is no date`,
  ]);
});

test('states stand in `from`, and moves need a state', () => {
  expect(withAction({ name: 'undo', when: { stCd: ['SENT'] } })).toEqual([
    `action 'undo' names states in 'when', which belong in 'from'`,
  ]);
  expect(stateFaults({ ...paper, state: undefined as never, actions: [{ name: 'go', to: 'X' }] }, groups)).toEqual([
    `action 'go' moves a record that has no 'state'`,
  ]);
  expect(withAction({ name: 'told', internal: true, fields: { nm: text(5) } })).toEqual([
    `action 'told' is internal, so nobody fills in its fields`,
  ]);
});

test('one goal is reached, of several one or none, without a goal the record stays', () => {
  expect([mayLead({ name: 'a', to: 'X' }, 'A', 'X'), mayLead({ name: 'a', to: 'X' }, 'A', 'A')]).toEqual([true, false]);
  const several: ActionButton = { name: 'a', to: ['X', 'Y'] };
  expect(['X', 'A', 'Z'].map((to) => mayLead(several, 'A', to))).toEqual([true, true, false]);
  expect(['A', 'X'].map((to) => mayLead({ name: 'a' }, 'A', to))).toEqual([true, false]);
  expect(['SENT', 'DONE', 'OVER'].map((to) => maySave(paper, 'SENT', to))).toEqual([true, true, false]);
  expect(maySave(paper, 'DRAFT', 'DONE')).toBe(false);
});

test('all ways stand in one list', () => {
  expect(arrowsOf(paper).map(({ by, from, to }) => `${by}: ${from.join()} → ${to.join()}`)).toEqual([
    'ask: DRAFT → ASK',
    'send: DRAFT,ASK → SENT',
    'expire: SENT → OVER',
    'saving: SENT → DONE',
  ]);
});
