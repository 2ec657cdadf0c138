import { operatorCompany } from '../../core/operatorCompany.ts';
import { systemCorpId } from '../../core/resource.ts';
import type { DemoRecord } from './record.ts';

/** A demo company (60-demo-data 6.1); all fictitious, registration numbers of ranges that are never assigned. */
export type DemoCompany = {
  readonly id: number;
  readonly corpNm: string;
  readonly corpNmEn: string;
  readonly corpTpCd: string;
  readonly corpRegNo: string;
  readonly ceoNm: string;
  readonly bizTp: string;
  readonly bizItem: string;
  readonly addr: string;
  readonly addrEn: string;
  readonly bondAreaId?: string;
  readonly tcaNo?: string;
  readonly srTpCds?: string;
  /** Store services the company holds; corp 1 needs none. */
  readonly products: readonly number[];
};

export const companies: readonly DemoCompany[] = [
  {
    id: 1,
    corpNm: operatorCompany.name,
    corpNmEn: operatorCompany.nameEn,
    corpTpCd: 'OPER',
    corpRegNo: operatorCompany.regNo,
    ceoNm: operatorCompany.ceo,
    bizTp: '정보통신업',
    bizItem: '소프트웨어 개발 및 공급',
    addr: operatorCompany.address,
    addrEn: operatorCompany.addressEn,
    products: [],
  },
  {
    id: 2,
    corpNm: '한바다데모선박수리(주)',
    corpNmEn: 'Hanbada Demo Ship Repair',
    corpTpCd: 'COMP',
    corpRegNo: '0028100024',
    ceoNm: '박견본',
    bizTp: '제조업',
    bizItem: '선박수리',
    addr: '부산광역시 영도구 데모로 12',
    addrEn: '12 Demo-ro, Yeongdo-gu, Busan',
    bondAreaId: '030SR002',
    tcaNo: '99002',
    srTpCds: 'REPAIR',
    products: [21, 22, 23, 30, 31, 32],
  },
  {
    id: 3,
    corpNm: '동남데모관세법인',
    corpNmEn: 'Dongnam Demo Customs',
    corpTpCd: 'COMP',
    corpRegNo: '0038100032',
    ceoNm: '한가상',
    bizTp: '서비스업',
    bizItem: '통관대리',
    addr: '부산광역시 중구 데모로 23',
    addrEn: '23 Demo-ro, Jung-gu, Busan',
    tcaNo: '99001',
    products: [21, 22, 27, 32],
  },
  {
    id: 4,
    corpNm: '새물결데모보세운송(주)',
    corpNmEn: 'Saemulgyeol Demo Transport',
    corpTpCd: 'BWH',
    corpRegNo: '0048100049',
    ceoNm: '서가상',
    bizTp: '운수업',
    bizItem: '보세운송, 화물운송',
    addr: '부산광역시 강서구 데모로 34',
    addrEn: '34 Demo-ro, Gangseo-gu, Busan',
    bondAreaId: '030T01',
    products: [27, 28, 34, 35, 36],
  },
  {
    id: 5,
    corpNm: '감천데모보세창고(주)',
    corpNmEn: 'Gamcheon Demo Warehouse',
    corpTpCd: 'BOND',
    corpRegNo: '0058100057',
    ceoNm: '황가상',
    bizTp: '운수업',
    bizItem: '보세창고, 물류보관',
    addr: '부산광역시 사하구 데모로 45',
    addrEn: '45 Demo-ro, Saha-gu, Busan',
    bondAreaId: '03099001',
    products: [28, 29, 33],
  },
  {
    id: 6,
    corpNm: '참데모선용품(주)',
    corpNmEn: 'Cham Demo Ship Supply',
    corpTpCd: 'SR',
    corpRegNo: '0068100064',
    ceoNm: '송가상',
    bizTp: '도소매업',
    bizItem: '선용품 공급',
    addr: '부산광역시 동구 데모로 56',
    addrEn: '56 Demo-ro, Dong-gu, Busan',
    bondAreaId: '030SR001',
    srTpCds: 'SUPPLY',
    products: [23, 24],
  },
  {
    id: 7,
    corpNm: '누리데모해운(주)',
    corpNmEn: 'Nuri Demo Shipping',
    corpTpCd: 'COMP',
    corpRegNo: '0078100072',
    ceoNm: '전가상',
    bizTp: '운수업',
    bizItem: '외항해운, 선박관리',
    addr: '부산광역시 중구 데모로 67',
    addrEn: '67 Demo-ro, Jung-gu, Busan',
    products: [23, 31, 35],
  },
  {
    id: 8,
    corpNm: '해솔데모물류(주)',
    corpNmEn: 'Haesol Demo Logistics',
    corpTpCd: 'COMP',
    corpRegNo: '0088100089',
    ceoNm: '고가상',
    bizTp: '운수업',
    bizItem: '국제물류주선, 3자물류',
    addr: '부산광역시 강서구 데모로 78',
    addrEn: '78 Demo-ro, Gangseo-gu, Busan',
    products: [21, 23, 24, 33, 34, 35, 36],
  },
];

export const companyEmail = (id: number) => `info@corp${id}.demo.example`;
export const companyPhone = (id: number) => (id === systemCorpId ? operatorCompany.phone : `051-000-000${id}`);

export const companyRecords: readonly DemoRecord[] = companies.map(({ id, products: _held, ...own }) => ({
  corpId: id,
  id,
  values: {
    ...own,
    // No postcode begins with 00.
    zipCd: `0000${id}`,
    telNo: companyPhone(id),
    faxNo: `051-000-010${id}`,
    email: companyEmail(id),
    taxEmail: `tax@corp${id}.demo.example`,
    bankNm: '데모은행',
    acctNo: `000-0000-000${id}`,
    bankNmEn: 'Demo Bank',
    swiftCd: 'DEMOKRSE',
    ...(id === 2 ? { ceoNmEn: 'PARK Gyeonbon' } : {}),
  },
}));
