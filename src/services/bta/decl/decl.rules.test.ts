import { expect, test } from 'vitest';
import { amendProblems, withAmendment } from './amend.ts';
import { approvalReason, declRules, dueFrom } from './decl.rules.ts';

const today = '2026-11-20';
const cargo = [
  { cargMtNo: '26DEMOA001I00010001', pkgCnt: 48, grossWgt: '640.00', sealNo: 'S1', dngYn: 'N' },
  { cargMtNo: '26DEMOA001I00020001', pkgCnt: 40, grossWgt: '532.20', sealNo: 'S2', dngYn: 'N' },
] as never;

test('cargo by sea has ten days to arrive, by air five, across months', () => {
  expect(dueFrom('2026-11-20', 'SEA')).toBe('2026-11-30');
  expect(dueFrom('2026-11-27', 'AIR')).toBe('2026-12-02');
});

test.each([
  ['stored 29 days', { storeInDt: '2026-10-22' }, undefined],
  ['stored 30 days', { storeInDt: '2026-10-21' }, 'transportStoredLong'],
  ['dangerous', { cargo: [{ dngYn: 'Y' }] as never }, 'transportDangerous'],
  ['secured', { guarCd: 'IND' as const }, 'transportSecured'],
  ['not secured', { guarCd: 'N' as const }, undefined],
])('approval is asked for what is %s', (_what, decl, reason) => expect(approvalReason(decl, today)).toBe(reason));

test('a declaration is sent with cargo, and as a request where approval is needed', () => {
  const send = declRules.barred!.send!;
  const facts = { today, amending: false };
  expect(send({ declTpCd: 'D', cargo: [] }, facts)).toMatchObject({ code: 'E_REQUIRED' });
  expect(send({ declTpCd: 'D', guarCd: 'GEN', cargo }, facts)).toMatchObject({ code: 'E_STATE' });
  expect(send({ declTpCd: 'A', guarCd: 'GEN', cargo }, facts)).toBeUndefined();
  expect(declRules.barred!.requestAmend!({}, { today, amending: true })).toMatchObject({ code: 'E_STATE' });
});

test('packages and weight are those of the cargo, customs that of the place it leaves', () => {
  expect(declRules.compute!({ fromBondAreaCd: '03099002', cargo })).toMatchObject({
    ...{ totPkgCnt: 88, totWgt: '1172.20', cstmsCd: '030' },
  });
  expect(declRules.check!({ fromBondAreaCd: '03099002', toBondAreaCd: '03099002' })).toMatchObject([
    { code: 'E_RANGE', field: 'toBondAreaCd' },
  ]);
});

test.each([
  ['a row that is not named', { amendItem: 'SEAL', aftVal: 'S9' }, 'E_REF'],
  ['a count that is none', { amendItem: 'PKG_CNT', cargMtNo: '26DEMOA001I00010001', aftVal: 'many' }, 'E_TYPE'],
  ['the value that stands there', { amendItem: 'SEAL', cargMtNo: '26DEMOA001I00010001', aftVal: 'S1' }, 'E_STATE'],
])('an amendment is refused for %s', (_what, input, code) =>
  expect(amendProblems(input, { cargo })).toMatchObject([{ code }]),
);

test('a granted amendment changes the row that is meant alone', () => {
  const after = withAmendment({ cargo }, { amendItem: 'SEAL', cargMtNo: '26DEMOA001I00020001', aftVal: 'S9' });
  expect(after.cargo!.map(({ sealNo }) => sealNo)).toEqual(['S1', 'S9']);
  expect(withAmendment({ shipNm: 'A', cargo }, { amendItem: 'SHIP', aftVal: 'B' })).toMatchObject({
    shipNm: 'B',
    cargo,
  });
});
