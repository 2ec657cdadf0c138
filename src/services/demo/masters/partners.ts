import { companies, companyEmail, companyPhone } from '../companies.ts';
import type { DemoRecord, DemoRow } from '../record.ts';
import { users } from '../users.ts';

type Contact = { readonly name: string; readonly posNm?: string; readonly deptNm?: string; readonly tax?: boolean };

type Partner = {
  readonly values: Readonly<Record<string, string>>;
  readonly contacts: readonly Contact[];
};

const terms = (currCd: string, vatCd: string, payTermCd: string) => ({ currCd, vatCd, payTermCd });
const won30 = terms('KRW', 'TAX10', 'D30');

function domestic(clntNm: string, clntTpCds: string, corpRegNo: string, ceoNm: string, more: Record<string, string>) {
  return { clntNm, clntTpCds, natCd: 'KR', corpRegNo, ceoNm, ...won30, ...more };
}

/** Partners of the ship-repair company (60-demo-data 6.2). */
const repairPartners: readonly Partner[] = [
  {
    values: domestic('누리데모해운(주)', 'OWNER,MGR', '0078100072', '전가상', {
      clntNmEn: 'Nuri Demo Shipping',
      addr: '부산광역시 중구 데모로 67',
      vatCd: 'ZERO',
    }),
    contacts: [
      { name: '홍감독', posNm: '공무감독', deptNm: '공무팀' },
      { name: '도회계', posNm: '경리과장', deptNm: '경리팀', tax: true },
    ],
  },
  {
    values: domestic('북극성데모해운(주)', 'OWNER', '0098100097', '남가명', {
      clntNmEn: 'Polaris Demo Line',
      addr: '부산광역시 중구 데모로 90',
    }),
    contacts: [
      { name: '백예시', posNm: '공무팀장', deptNm: '공무팀' },
      { name: '길정산', posNm: '대리', deptNm: '재무팀', tax: true },
    ],
  },
  {
    values: {
      clntNm: 'PACIFIC EXAMPLE SHIPPING PTE LTD',
      clntNmEn: 'PACIFIC EXAMPLE SHIPPING PTE LTD',
      clntTpCds: 'OWNER,MGR',
      natCd: 'SG',
      addrEn: '1 Example Quay, Singapore',
      ...terms('USD', 'ZERO', 'D45'),
    },
    contacts: [{ name: 'A. Sample', posNm: 'Superintendent' }],
  },
  {
    values: {
      clntNm: 'AEGEAN SPECIMEN MARITIME SA',
      clntNmEn: 'AEGEAN SPECIMEN MARITIME SA',
      clntTpCds: 'MGR',
      natCd: 'GR',
      addrEn: '2 Specimen Street, Piraeus',
      ...terms('EUR', 'ZERO', 'D60'),
    },
    contacts: [{ name: 'B. Specimen', posNm: 'Technical Manager' }],
  },
  {
    values: domestic('가온데모도장(주)', 'SUBC', '0108100103', '노도장', { addr: '부산광역시 영도구 데모로 101' }),
    contacts: [{ name: '노도장', posNm: '소장' }],
  },
  {
    values: domestic('미르데모기관(주)', 'SUBC', '0118100111', '하대표', { addr: '부산광역시 영도구 데모로 111' }),
    contacts: [{ name: '하기관', posNm: '반장' }],
  },
  {
    values: domestic('태산데모철의장(주)', 'SUBC', '0128100128', '곽철공', {
      addr: '부산광역시 사하구 데모로 121',
      payTermCd: 'D45',
    }),
    contacts: [{ name: '곽철공', posNm: '대표' }],
  },
  {
    values: domestic('한결데모페인트(주)', 'SUP', '0138100136', '성대표', { addr: '경상남도 양산시 데모로 131' }),
    contacts: [{ name: '성자재', posNm: '과장' }],
  },
  {
    values: domestic('온누리데모마린(주)', 'SUP', '0148100143', '차대표', { addr: '부산광역시 중구 데모로 141' }),
    contacts: [{ name: '차부품' }],
  },
  {
    values: domestic('다온데모전기(주)', 'SUBC', '0158100151', '주전기', { addr: '부산광역시 강서구 데모로 151' }),
    contacts: [{ name: '주전기' }],
  },
];

/** What the other companies share with the ship-repair company. */
const sharedWith: Readonly<Record<number, readonly string[]>> = {
  3: ['북극성데모해운(주)', 'PACIFIC EXAMPLE SHIPPING PTE LTD', '한결데모페인트(주)'],
  4: ['북극성데모해운(주)', '한결데모페인트(주)', '온누리데모마린(주)'],
  5: ['PACIFIC EXAMPLE SHIPPING PTE LTD', '한결데모페인트(주)', '온누리데모마린(주)'],
  6: ['북극성데모해운(주)', 'PACIFIC EXAMPLE SHIPPING PTE LTD', 'AEGEAN SPECIMEN MARITIME SA'],
  7: ['가온데모도장(주)', '미르데모기관(주)', '온누리데모마린(주)'],
  8: ['북극성데모해운(주)', 'PACIFIC EXAMPLE SHIPPING PTE LTD', 'AEGEAN SPECIMEN MARITIME SA'],
};

/** What a company is to the others. */
const typesOf: Readonly<Record<number, string>> = {
  3: 'AGENT',
  4: 'CARR',
  5: 'WHS',
  6: 'SUP',
  7: 'OWNER,MGR',
  8: 'OWNER,AGENT',
};

function asPartner(id: number): Partner {
  const company = companies.find((other) => other.id === id)!;
  // The first user is the administrator, the second the one who does the work.
  const contact = users.filter((user) => user.corpId === id)[1]!;
  const { corpNm, corpNmEn, corpRegNo, ceoNm, addr, bizTp, bizItem } = company;
  const more = { clntNmEn: corpNmEn, addr, bizTp, bizItem, telNo: companyPhone(id), email: companyEmail(id) };
  const values = domestic(corpNm, typesOf[id] ?? 'OWNER', corpRegNo, ceoNm, more);
  return { values: id === 7 ? { ...values, vatCd: 'ZERO' } : values, contacts: [{ name: contact.userNm }] };
}

const two = (n: number) => String(n).padStart(2, '0');

function contactRow({ name, posNm, deptNm, tax }: Contact, index: number, partner: number): DemoRow {
  const foreign = /^[A-Z]/.test(name);
  const values = {
    chargerNm: name,
    ...(foreign ? { chargerNmEn: name } : {}),
    ...(deptNm ? { deptNm } : {}),
    ...(posNm ? { posNm } : {}),
    telNo: `051-000-02${two(partner + 1)}`,
    mobile: `010-0000-${index + 1}0${two(partner + 1)}`,
    email: `contact${index + 1}@partner${partner + 1}.demo.example`,
    mainYn: index === 0 ? 'Y' : 'N',
    taxYn: tax ? 'Y' : 'N',
  };
  return { values };
}

function partnerRecord(corpId: number, { values, contacts }: Partner, index: number): DemoRecord {
  const reach = { telNo: `051-000-02${two(index + 1)}`, email: `info@partner${index + 1}.demo.example` };
  return {
    corpId,
    values: { ...reach, ...values },
    grids: { charger: contacts.map((contact, row) => contactRow(contact, row, index)) },
  };
}

const others = Object.keys(sharedWith).map(Number);

/** Partners of the ship-repair company, then of the companies 3 to 8: three of those each, and one another. */
export const partnerRecords: readonly DemoRecord[] = [
  ...repairPartners.map((partner, index) => partnerRecord(2, partner, index)),
  ...others.flatMap((corpId) => [
    ...repairPartners.flatMap((partner, index) =>
      sharedWith[corpId]?.includes(partner.values.clntNm ?? '') ? [partnerRecord(corpId, partner, index)] : [],
    ),
    ...others.filter((id) => id !== corpId).map((id, index) => partnerRecord(corpId, asPartner(id), 20 + index)),
  ]),
];
