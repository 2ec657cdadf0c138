import { describe, expect, test } from 'vitest';
import type { Values } from '../../../core/field.ts';
import type { ActionButton, Resource } from '../../../core/resource.ts';
import { code, text } from '../../../fields/index.ts';
import { RecordRights } from '../../access/recordRights.ts';
import { menuEntry, screenOver, signedIn } from '../../access/samples.ts';
import { bulkOffers, offersFor } from './offers.ts';
import type { Facts, Refusal } from './offers.ts';

const actions: readonly ActionButton[] = [
  {
    name: 'lock',
    from: ['ACTIVE'],
    bulk: true,
    blocked: ({ id }, { userId }) => (id === userId ? 'notSelf' : undefined),
  },
  { name: 'unlock', from: ['LOCK'] },
  { name: 'close', operator: true },
];
const user = {
  prefix: 'platform/user',
  table: 'PF_USER',
  scope: 'OWN',
  menus: [{ menu: 'P12' }],
  name: 'userNm',
  fields: { userNm: text(30), stCd: code('USER_ST') },
  search: { keyword: [] },
  list: ['userNm'],
  state: { field: 'stCd', open: [] },
  actions,
} as const satisfies Resource;
const me = { userId: 1, corpId: 2 };
const refusalOf = (level: 1 | 2, { corpId } = me): Refusal => {
  const rights = new RecordRights(
    signedIn([menuEntry('/platform/user', String(level))], corpId),
    new Map([['platform/user', screenOver(user, '/platform/user')]]),
  );
  return (action, record) => rights.refusal('platform/user', action, record);
};
const colleague = { id: 7, stCd: 'ACTIVE' };
const names = (offers: readonly { action: ActionButton; reason?: string | undefined }[]) =>
  offers.map(({ action, reason }) => (reason ? `${action.name}: ${reason}` : action.name));

describe('a record', () => {
  const offers = (record: Record<string, unknown>, level: 1 | 2 = 2, changed = false, actor = me) =>
    names(offersFor(user, record, actor, { refusal: refusalOf(level, actor), changed }));

  test('offers what its state allows, and the system company what is its own', () => {
    expect(offers(colleague)).toEqual(['lock']);
    expect(offers({ id: 7, stCd: 'LOCK' })).toEqual(['unlock']);
    expect(offers({ id: 7, stCd: 'WD' })).toEqual([]);
    expect(offers(colleague, 2, false, { userId: 1, corpId: 1 })).toEqual(['lock', 'close']);
  });

  test('says why a button cannot be pressed: authority first, then the person, then what is not saved', () => {
    expect(offers(colleague, 1)).toEqual(['lock: desk.reason.read_only']);
    expect(offers({ id: 1, stCd: 'ACTIVE' }, 2, true)).toEqual(['lock: errors.notSelf']);
    expect(offers(colleague, 2, true)).toEqual(['lock: desk.reason.save_first']);
  });
});

test('a step that must fail says the sentence of its refusal, and waits while what it goes by is on its way', () => {
  const barring = {
    ...user,
    rules: {
      barred: {
        lock: (record: Values, { least }: Values) =>
          Number(record['age']) < Number(least)
            ? ({ code: 'E_RANGE', field: 'age', args: [Number(least)] } as const)
            : undefined,
      },
    },
  };
  const offer = (facts: Facts, age = 17) =>
    offersFor(barring, { ...colleague, age }, me, { refusal: refusalOf(2), changed: false, facts })[0];
  expect(offer({ least: 18 })?.problem).toEqual({ code: 'E_RANGE', field: 'age', args: [18] });
  expect(offer({ least: 18 }, 18)).toEqual({ action: actions[0] });
  expect(offer('awaited')?.reason).toBe('desk.reason.checking');
  // So does a button whose dialog starts with something.
  const proposing = { ...barring, rules: undefined, actions: [{ name: 'lock', start: () => ({}) }] } as Resource;
  const waits = offersFor(proposing, colleague, me, { refusal: refusalOf(2), changed: false, facts: 'awaited' });
  expect(waits[0]?.reason).toBe('desk.reason.checking');
  expect(offer('unknown')).toEqual({ action: actions[0] });
  // One beside it waits too, so that none stands for a moment where another is pressed; what refuses it anyway is said.
  const two = { ...barring, actions: [...barring.actions!.slice(0, 1), { name: 'other' }] } as Resource;
  const reasons = (facts: Facts, level: 1 | 2 = 2) =>
    offersFor(two, colleague, me, { refusal: refusalOf(level), changed: false, facts }).map(({ reason }) => reason);
  expect(reasons('awaited')).toEqual(['desk.reason.checking', 'desk.reason.checking']);
  expect(reasons({ least: 0 })).toEqual([undefined, undefined]);
  expect(reasons('awaited', 1)[1]).toBe('desk.reason.read_only');
});

test('the step of another side has no button', () => {
  const refusal: Refusal = (action) => (action === 'lock' ? 'desk.reason.other_side' : undefined);
  const offers = offersFor(user, colleague, { userId: 1, corpId: 1 }, { refusal, changed: false });
  expect(names(offers)).toEqual(['close']);
});

test('a list offers for its chosen rows only what all of them can take', () => {
  const offers = (chosen: readonly Record<string, unknown>[], level: 1 | 2 = 2) =>
    names(bulkOffers(user, chosen, me, refusalOf(level)));
  expect(offers([])).toEqual(['lock: desk.reason.nothing_selected']);
  expect(offers([colleague])).toEqual(['lock']);
  expect(offers([colleague, { id: 8, stCd: 'LOCK' }])).toEqual(['lock: desk.acts.other_state']);
  expect(offers([colleague, { id: 1, stCd: 'ACTIVE' }])).toEqual(['lock: errors.notSelf']);
  expect(offers([colleague], 1)).toEqual(['lock: desk.reason.read_only']);
});
