/** The company in the footer of the portal is the one that issues the bills. */
import { expect, test } from 'vitest';
import { company } from '../../src/portal/company.ts';
import { companies, demoSets } from '../../src/services/demo/index.ts';

test('pages, bills and demo data name one operator', () => {
  const issuer = companies.find(({ id }) => id === 1)!;
  const { head } = company.offices;
  expect([issuer.corpNm, issuer.corpNmEn, issuer.corpRegNo, issuer.ceoNm, issuer.addr, issuer.addrEn]).toEqual([
    ...[company.name.ko, company.name.en, company.regNo, company.ceo.ko, head.address.ko, head.address.en],
  ]);
  const record = demoSets.find(({ prefix }) => prefix === 'platform/corp')!.records.find(({ id }) => id === 1)!;
  expect(record.values['telNo']).toBe(head.phone);
});
