import { companies, companyEmail, companyPhone } from './companies.ts';
import { day } from './record.ts';
import type { DemoRecord, DemoValue } from './record.ts';

type Kind = { readonly certTpCd: string; readonly regNo: string; readonly stCd: string };

function certified(
  corpId: number,
  kind: Kind,
  [from, to]: readonly [from: number, to: number],
  more: Readonly<Record<string, DemoValue>> = {},
): DemoRecord {
  const { corpNm, corpRegNo, ceoNm } = companies.find(({ id }) => id === corpId)!;
  const reach = { telNo: companyPhone(corpId), faxNo: `051-000-010${corpId}`, email: companyEmail(corpId) };
  return {
    corpId,
    made: day(from, '10:00'),
    values: { ...{ corpNm, corpRegNo, ceoNm, ...reach }, ...kind, regDt: day(from), expDt: day(to), ...more },
  };
}

const live = (certTpCd: string, regNo: string): Kind => ({ certTpCd, regNo, stCd: 'CERT' });

/** Certified companies (60-demo-data 6.5): one of each kind, one that waits for the operator, one that expired. */
export const certCorpRecords: readonly DemoRecord[] = [
  certified(6, live('SR', '030SR001'), [-400, 695], {
    srTpCds: 'SUPPLY',
    portCds: 'KRPUS,KRBNP',
    homepage: 'https://corp6.demo.example',
    intro: '부산항 전 부두에 선용품을 24시간 공급합니다. 외국무역선 적재허가 신청을 대행합니다.',
  }),
  certified(2, live('SR', '030SR002'), [-760, 335], {
    srTpCds: 'REPAIR',
    portCds: 'KRPUS',
    intro: '입거·접안 수리와 항해 중 수리를 합니다.',
  }),
  certified(4, live('BWH', '030T01'), [-500, 595], { portCds: 'KRPUS,KRBNP' }),
  certified(5, live('BOND', '03099001'), [-300, 795], { portCds: 'KRPUS' }),
  certified(3, live('BROKER', '99001'), [-620, 475]),
  certified(8, { certTpCd: 'AEO', regNo: 'AEO-2611-08', stCd: 'REQ' }, [-3, 1092]),
  certified(2, { certTpCd: 'AEO', regNo: 'AEO-2308-02', stCd: 'EXPIRED' }, [-1180, -85]),
];
