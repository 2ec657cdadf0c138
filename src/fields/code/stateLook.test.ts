import { expect, test } from 'vitest';
import { stateLook } from './stateLook.ts';

test('a key looks as its group means it', () => {
  expect(stateLook('RECV', 'ORDER_ST').mark).toBe('ring');
  expect(stateLook('RECV', 'PURC_ST')).toEqual({ mark: 'dot', tone: 'ok' });
  expect(stateLook('SOMETHING')).toEqual({ mark: 'dot', tone: 'mute' });
});
