import { expect, it } from 'vitest';
import type { Resource } from '../../../../core/resource.ts';
import { order } from '../../../../services/shipwork/order/order.ts';
import { lanesOf, stepFrom } from './lanes.ts';

it('each step of an order stands with the side that takes it', () => {
  expect(lanesOf(order)).toEqual({
    sides: ['buy', 'sell'],
    of: { DRAFT: 'buy', REQ: 'buy', QUOT: 'sell', ORD: 'buy', DLV: 'sell', RCV: 'buy', BILL: 'sell' },
  });
});

it('the step ahead is one that leads further, and belongs to whose turn it is', () => {
  expect(order.state.path.map((state) => stepFrom(order, state)?.name)).toEqual([
    ...['request', 'quote', 'order', 'deliver', 'receive', 'bill', undefined],
  ]);
  for (const [side, states] of Object.entries(order.state.turns))
    for (const state of states) expect(stepFrom(order, state)?.by).toEqual([side]);
});

it('a step that either side may take stands in no lane', () => {
  const actions = order.actions.map((action) =>
    action.name === 'deliver' ? { ...action, by: ['buy', 'sell'] } : action,
  );
  expect(lanesOf({ ...order, actions })).toBeUndefined();
});

it('a document that one side writes has no lanes, nor one with a step of neither', () => {
  const one: Resource = { ...order, writtenBy: ['buy'] };
  const unknown: Resource = { ...order, actions: order.actions.filter(({ name }) => name !== 'deliver') };
  expect([lanesOf(one), lanesOf(unknown)]).toEqual([undefined, undefined]);
});
