import { expect, test } from 'vitest';
import { permit } from '../../../tests/messages/permit.ts';
import { menuEntry, screenOver, signedIn } from './samples.ts';

test('where no way leads to the receiver, what would leave says so before it is pressed, for one record and for many', async () => {
  document.head.innerHTML = '<meta name="hangro-unreached" content="CUSTOMS" />';
  const { RecordRights } = await import('./recordRights.ts');
  const screen = screenOver(permit, '/rs4/quot');
  const refusal = (level: string, action: string, record?: object) =>
    new RecordRights(signedIn([menuEntry('/rs4/quot', level)]), new Map([['rs4/quot', screen]])).refusal(
      'rs4/quot',
      action,
      record as never,
    );
  const record = { id: 1, corpId: 2, stCd: 'DRAFT' };
  expect(['send', 'withdraw', 'fix'].map((action) => refusal('2', action))).toEqual([
    ...['errors.noWayOut', 'errors.noWayOut', undefined],
  ]);
  expect(refusal('2', 'send', record)).toBe('errors.noWayOut');
  // Who may not send at all hears that first.
  expect(refusal('1', 'send', record)).toBe('desk.reason.read_only');
});
