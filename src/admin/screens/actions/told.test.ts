import { expect, test } from 'vitest';
import { client } from '../../../services/fw/client.ts';
import { user } from '../../../services/platform/user/user.ts';
import { withoutTold } from './told.ts';

test('a one-time password and a secret leave the record before anything keeps it', () => {
  const reset = withoutTold(user, { tells: ['loginPw'] }, { id: 7, version: 3, loginPw: 'Once!2611x' });
  expect(reset).toEqual({ record: { id: 7, version: 3 }, told: { loginPw: 'Once!2611x' } });
  const issued = withoutTold(client, { tells: ['clientSecret'] }, { id: 1, clientSecret: 's3cret' });
  expect(issued).toEqual({ record: { id: 1 }, told: { clientSecret: 's3cret' } });
});

test('a secret field never stays, even where no declaration tells it; without one nothing is told', () => {
  expect(withoutTold(user, {}, { id: 7, loginPw: 'x' })).toEqual({ record: { id: 7 }, told: { loginPw: 'x' } });
  expect(withoutTold(user, { tells: ['loginPw'] }, { id: 7 })).toEqual({ record: { id: 7 }, told: {} });
});
