import type { shared as ko } from '../../ko/fields/shared.ts';
import type { Twin } from '../../messages.ts';

/** Labels that several services use (80-labels); those of one service stand in its own folder. */
export const shared = {
  addr: 'Address',
  addrEn: 'Address (EN)',
  authId: 'Authority',
  bizItem: 'Business item',
  bizTp: 'Business type',
  ceoNm: 'Representative',
  chargeUserId: 'Person in charge',
  corpRegNo: 'Business No',
  currCd: 'Currency',
  dfltYn: 'Default',
  email: 'E-mail',
  excDt: 'Rate date',
  excRt: 'Exchange rate',
  excTpCd: 'Rate type',
  excUnit: 'Rate unit',
  faxNo: 'Fax',
  memo: 'Internal memo',
  proxyUserId: 'Proxy',
  sentDtm: 'Sent at',
  stCd: 'Status',
  taxEmail: 'Tax e-mail',
  telNo: 'Phone',
  title: 'Title',
  tongNo: 'Customs ID',
  unitNm: 'Unit',
  userId: 'User',
  useYn: 'In use',
  zipCd: 'Postcode',
} as const satisfies Twin<typeof ko>;
