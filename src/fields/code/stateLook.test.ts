import { expect, test } from 'vitest';
import { stateLook } from './stateLook.ts';

test('a key looks as its group means it', () => {
  expect(stateLook('RECV', 'ORDER_ST').mark).toBe('ring');
  expect(stateLook('RECV', 'PURC_ST')).toEqual({ mark: 'dot', tone: 'ok' });
  // What customs accepted waits; released is well; an arrival that does not tally is nobody's grey.
  expect(stateLook('ACCEPT', 'CS_ST').tone).toBe('primary');
  expect(stateLook('RELEASE', 'CS_ST').tone).toBe('ok');
  expect(stateLook('DIFF', 'PLAN_ST')).toEqual({ mark: 'square', tone: 'err' });
  expect(stateLook('SOMETHING')).toEqual({ mark: 'dot', tone: 'mute' });
});
