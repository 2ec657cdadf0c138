import { expect, test } from 'vitest';
import { isOfficeHour, openReqRules } from './openReq.rules.ts';

test.each([
  ['2026-11-20 08:59', false],
  ['2026-11-20 09:00', true],
  ['2026-11-20 17:59', true],
  ['2026-11-20 18:00', false],
  // A Saturday, and the Monday after it.
  ['2026-11-21 10:00', false],
  ['2026-11-22 10:00', false],
  ['2026-11-23 10:00', true],
])('customs is open at %s: %s', (moment, open) => expect(isOfficeHour(moment)).toBe(open));

const facts = { now: '2026-11-20 08:00' };
const send = openReqRules.barred!.send!;
const decl = [{ declNo: '030030T0100026000001' }];

test.each([
  ['nothing to open for', { fromDtm: '2026-11-20 20:00', decl: [] }, 'E_REQUIRED'],
  ['the moment itself', { fromDtm: '2026-11-20 08:00', decl }, 'E_RANGE'],
  ['within hours', { fromDtm: '2026-11-20 10:00', decl }, 'E_RANGE'],
])('is not sent: %s', (_what, record, code) => expect(send(record as never, facts)).toMatchObject({ code }));

test('is sent for an evening to come, and ends after it begins', () => {
  expect(send({ fromDtm: '2026-11-20 20:00', decl } as never, facts)).toBeUndefined();
  const span = (toDtm: string) => openReqRules.check!({ fromDtm: '2026-11-20 20:00', toDtm });
  expect(span('2026-11-20 20:00')).toMatchObject([{ code: 'E_RANGE', field: 'toDtm' }]);
  expect(span('2026-11-20 20:01')).toEqual([]);
});
