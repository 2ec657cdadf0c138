import { expect, test } from 'vitest';
import { reasonsOf, type Fees, type WhyFacts } from './why.ts';

const fee = (qty: number, amt: number) => ({ qty: String(qty), amt: String(amt) });
const people = (count: number) => fee(count, count * 25_000);
const kb = (count: number) => fee(count, count * 250);

const facts = (now: Fees, last: Fees | null, more: Partial<WhyFacts> = {}): WhyFacts => ({
  ...{ billYm: '202610', now, last, before: last !== null, since: '2026-03-02', adjusted: [], hold: null },
  ...more,
});
/** Keys with their figure, the largest difference first. */
const told = (...given: Parameters<typeof facts>) =>
  reasonsOf(facts(...given)).map(({ key, count, amount, fees, day }) =>
    [key, count ?? amount ?? fees?.join() ?? day].filter((one) => one !== undefined).join(' '),
  );

test('nothing is said of a bill that is as the one before', () => {
  expect(told({ BASE: people(2), TRANS: kb(10) }, { BASE: people(2), TRANS: kb(10) })).toEqual([]);
});

test('people who came and went, and what was sent: the larger difference first', () => {
  expect(told({ BASE: people(3), TRANS: kb(40) }, { BASE: people(2), TRANS: kb(10) })).toEqual([
    'users_more 1',
    'trans_more 30',
  ]);
  expect(told({ BASE: people(3), TRANS: kb(10) }, { BASE: people(6), TRANS: kb(4_190) })).toEqual([
    'trans_less 4180',
    'users_less 3',
  ]);
  expect(told({ BASE: people(1) }, { BASE: people(1), TRANS: kb(7) })).toEqual(['trans_less 7']);
});

test('people beyond those of a product come with the people, and stand alone where the people stayed', () => {
  const more = { BASE: people(8), EXTRA: fee(2, 200_000) };
  const [reason, ...others] = reasonsOf(facts(more, { BASE: people(6) }));
  expect([reason, others]).toEqual([{ key: 'users_more', by: 250_000, count: 2 }, []]);
  // Another service, with fewer people in it.
  expect(told({ BASE: people(8), EXTRA: fee(2, 200_000) }, { BASE: people(8) })).toEqual(['fee_more 200000']);
  expect(told({ BASE: people(7), EXTRA: fee(4, 400_000) }, { BASE: people(8), EXTRA: fee(2, 200_000) })).toEqual([
    'fee_more 200000',
    'users_less 1',
  ]);
});

test('fees that come once, by themselves and beside others, and the month after', () => {
  const setup = fee(1, 2_000_000);
  expect(told({ BASE: people(2), SETUP: setup }, { BASE: people(2) })).toEqual(['once_same SETUP']);
  expect(told({ BASE: people(3), SETUP: setup, TRAIN: fee(1, 300_000) }, { BASE: people(2) })).toEqual([
    'once SETUP,TRAIN',
    'users_more 1',
  ]);
  expect(told({ BASE: people(2) }, { BASE: people(2), SETUP: setup })).toEqual(['once_gone_same SETUP']);
  expect(told({ BASE: people(3) }, { BASE: people(2), SETUP: setup })).toEqual(['once_gone SETUP', 'users_more 1']);
  expect(told({ BASE: people(2), TRAIN: fee(2, 600_000) }, { BASE: people(2), TRAIN: fee(1, 300_000) })).toEqual([
    'once TRAIN',
  ]);
});

test('a first bill tells since when, one after a pause that there was none', () => {
  expect(told({ BASE: people(1) }, null, { since: '2026-10-12' })).toEqual(['first 2026-10-12']);
  expect(told({ BASE: people(1) }, null)).toEqual(['first_bill']);
  expect(told({ BASE: people(1) }, null, { before: true })).toEqual(['none_last']);
});

test('what the operator adjusted is no people who left', () => {
  expect(told({ BASE: people(1) }, { BASE: people(3) }, { adjusted: ['BASE'] })).toEqual(['adjusted BASE']);
});

test('late use, and a price that changed', () => {
  expect(told({ BASE: people(2), LATE: kb(5) }, { BASE: people(2) })).toEqual(['late']);
  expect(told({ BASE: people(2) }, { BASE: people(2), LATE: kb(5) })).toEqual(['late_gone']);
  expect(told({ BASE: fee(2, 60_000) }, { BASE: people(2) })).toEqual(['fee_more 10000']);
});

test('what a bill waits for comes first; how many times is reckoned without fees that come once', () => {
  const grown = { BASE: people(1), TRANS: kb(1_100), SETUP: fee(1, 9_000_000) };
  expect(told(grown, { BASE: people(1) }, { hold: 'HIGH,EMAIL' })).toEqual([
    'high 12',
    'email',
    'once SETUP',
    'trans_more 1100',
  ]);
  // A little over three times is three times.
  expect(told({ BASE: people(1), TRANS: kb(210) }, { BASE: people(1) }, { hold: 'HIGH' })).toEqual([
    'high 3',
    'trans_more 210',
  ]);
  // Held by an older bill that was issued.
  expect(told({ BASE: people(4) }, { BASE: people(4) }, { hold: 'HIGH' })).toEqual(['high_some']);
  expect(told({ BASE: people(4) }, null, { before: true, hold: 'HIGH' })).toEqual(['high_some', 'none_last']);
  expect(told({ BASE: people(2) }, { BASE: people(2) }, { hold: 'TWICE' })).toEqual(['twice']);
});
