import fc from 'fast-check';
import { expect, test } from 'vitest';
import { depth, done, noHistory, redone, undone } from './history.ts';
import type { History } from './history.ts';

test('takes acts back one by one and does them again', () => {
  let history: History<string> = done(done(noHistory, 'a', 'edit'), 'b', 'paste');
  const once = undone(history, 'c')!;
  expect([once.state, once.act]).toEqual(['b', 'paste']);
  const twice = undone(once.history, once.state)!;
  expect([twice.state, twice.act]).toEqual(['a', 'edit']);
  expect(undone(twice.history, 'a')).toBeUndefined();
  const again = redone(twice.history, twice.state)!;
  expect([again.state, again.act]).toEqual(['b', 'edit']);
  history = done(again.history, again.state, 'fill');
  expect(redone(history, 'd')).toBeUndefined();
});

test('any run of undo and redo ends where it began', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1, maxLength: 20 }), fc.nat(20), (states, back) => {
      let history: History<number> = noHistory;
      let now = -1;
      for (const state of states) {
        history = done(history, now, 'edit');
        now = state;
      }
      const end = now;
      let steps = 0;
      for (; steps < back; steps++) {
        const turn = undone(history, now);
        if (!turn) break;
        [history, now] = [turn.history, turn.state];
      }
      for (; steps > 0; steps--) {
        const turn = redone(history, now)!;
        [history, now] = [turn.history, turn.state];
      }
      expect(now).toBe(end);
      expect(history.future).toEqual([]);
    }),
  );
});

test('forgets the oldest beyond its depth', () => {
  let history: History<number> = noHistory;
  for (let i = 0; i < depth + 5; i++) history = done(history, i, 'edit');
  expect(history.past).toHaveLength(depth);
  expect(history.past[0]!.state).toBe(5);
});
