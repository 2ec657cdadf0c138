import { describe, expect, it } from 'vitest';
import type { Resource } from '../../../../core/resource.ts';
import type { OwnAction } from '../../../layout/pageActions.ts';
import { leadsBack, leadsOn, stepsOf, withLit } from './StateSteps.tsx';

const rule = { field: 'stCd', open: ['A'], path: ['A', 'B', 'C'], ends: { LOST: 'B' } };
const told = (now: string) => stepsOf(rule, now).map(({ id, state }) => `${id} ${state}`);

it('counts what lies behind, where the record stands, and what is to come', () =>
  expect(told('B')).toEqual(['A done', 'B current', 'C later']));
it('an early end comes after the last step of the way', () =>
  expect(told('LOST')).toEqual(['A done', 'B done', 'LOST current']));
it('a status off the way stands alone', () => expect(told('CANCEL')).toEqual(['CANCEL current']));

describe('what comes next', () => {
  const from = (now: string, to?: string) => leadsOn(rule, now, { name: 'go', ...(to && { to }) });
  it('leads further, or is done at this place', () => {
    expect([from('A', 'B'), from('A', 'C'), from('B')]).toEqual([true, true, true]);
    expect([from('B', 'A'), from('B', 'LOST'), from('C')]).toEqual([false, false, false]);
  });
  it('is nothing after an end, unless it leads back to the way', () =>
    expect([from('LOST', 'REV'), from('LOST'), from('LOST', 'A'), from('LOST', 'B')]).toEqual([
      ...[false, false, false, true],
    ]));
  it('is no link to another record', () => expect(leadsOn(rule, 'A', undefined)).toBe(false));
});

it('what takes back what was reached is no step to light', () => {
  const from = (now: string, to?: string | string[]) => leadsBack(rule, now, { name: 'go', ...(to && { to }) });
  expect([from('C', ['A', 'B']), from('C', 'A')]).toEqual([true, true]);
  expect([from('B', ['A', 'B']), from('B', 'LOST'), from('B', 'C'), from('B'), from('LOST', 'B')]).toEqual([
    ...[false, false, false, false, false],
  ]);
});

it('where no way is drawn, the first that can lead to another state is lit, and nothing else', () => {
  const actions = [
    { name: 'done', to: 'DONE' },
    { name: 'back', to: 'PLAN' },
    { name: 'cancel', to: 'CANCEL' },
  ];
  const resource = { actions: [{ name: 'tell' }, ...actions] } as unknown as Resource;
  const lit = (...buttons: readonly Partial<OwnAction>[]) =>
    withLit(
      resource,
      buttons.map((one) => ({ label: '', ...one }) as OwnAction),
    ).flatMap((one) => (one.lit ? one.id : []));
  expect(lit({ id: 'tell' }, { id: 'done' }, { id: 'back' })).toEqual(['done']);
  expect(lit({ id: 'done', disabledReason: 'no' }, { id: 'cancel', danger: true })).toEqual([]);
  expect(lit({ id: 'tell' }, { id: 'next' })).toEqual([]);
  // What people come for is lit already, and stands first.
  expect(lit({ id: 'done' }, { id: 'next', lit: true })).toEqual(['next']);
  const buttons = [{ id: 'done' }, { id: 'next', lit: true }] as unknown as readonly OwnAction[];
  expect(withLit(resource, buttons).map(({ id }) => id)).toEqual(['next', 'done']);
  const asked = { actions: [{ name: 'answer', wanted: true }] } as unknown as Resource;
  expect(withLit(asked, [{ id: 'answer', label: '' } as OwnAction])[0]!.lit).toBe(true);
});

describe('a detour', () => {
  const around = {
    field: 'stCd',
    open: ['A'],
    path: ['A', 'ASK', 'C', 'D'],
    ends: { LOST: 'D' },
    detours: { ASK: 'askId' },
  };
  const seen = (now: string, record = {}) => stepsOf(around, now, record).map(({ id, state }) => `${id} ${state}`);
  it('stands ahead while it may still be taken', () =>
    expect(seen('A')).toEqual(['A current', 'ASK later', 'C later', 'D later']));
  it('is where the record stands', () => expect(seen('ASK')).toEqual(['A done', 'ASK current', 'C later', 'D later']));
  it('that was not taken is no step behind', () => {
    expect(seen('C')).toEqual(['A done', 'C current', 'D later']);
    expect(seen('LOST')).toEqual(['A done', 'C done', 'D done', 'LOST current']);
  });
  it('that was taken is one', () =>
    expect(seen('C', { askId: 7 })).toEqual(['A done', 'ASK done', 'C current', 'D later']));
});
