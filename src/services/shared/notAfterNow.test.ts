import { expect, test } from 'vitest';
import { notAfterNow } from './checks.ts';

test('this minute has come, the next one has not; nothing is now', () => {
  const of = (doneDtm: string | null) => notAfterNow({ doneDtm }, 'doneDtm', '2026-11-20 09:00');
  for (const past of [null, '2026-11-20 08:59', '2026-11-20 09:00']) expect(of(past)).toEqual([]);
  const toCome = { code: 'E_RANGE', field: 'doneDtm', text: 'afterNow', args: ['2026-11-20 09:00'] };
  expect(of('2026-11-20 09:01')).toEqual([toCome]);
});
