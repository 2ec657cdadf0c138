import type { DemoRecord } from '../record.ts';

type Item = readonly [
  itemNm: string,
  itemNmEn: string,
  catCd: string,
  impaCd: string,
  unitCd: string,
  price: string,
  purcPrice: string,
  spec?: string,
];

/** Ship supplies (60-demo-data 6.4, and some more); the IMPA codes are placeholders. */
export const supplies: readonly Item[] = [
  ['윤활유', 'Lubricating oil', 'ENG', '170101', 'L', '9800', '7900', 'SAE 40'],
  ['작업장갑', 'Working gloves', 'SAFE', '190101', 'SET', '1900', '1350', '면, 코팅'],
  ['방폭손전등', 'Explosion-proof torch', 'SAFE', '792201', 'EA', '46500', '37000', 'Ex ia'],
  ['계류삭', 'Mooring rope', 'DECK', '210101', 'M', '14200', '11000', 'PP 64 mm'],
  ['선체용 도료(페인트)', 'Hull paint', 'PAINT', '250101', 'L', '11500', '9200', '방청, 적갈색'],
  ['청소용 세제', 'Cleaning detergent', 'CABIN', '550101', 'L', '4300', '3100', '20 L 통'],
  ['안전화', 'Safety shoes', 'SAFE', '190331', 'SET', '39000', '29500', '260–280'],
  ['쌀', 'Rice', 'PROV', '002101', 'KG', '3100', '2650', '20 kg 포대'],
  ['생수', 'Drinking water', 'PROV', '003301', 'EA', '900', '560', '2 L'],
  ['화재감지기', 'Fire detector', 'SAFE', '331101', 'EA', '88000', '69000', '연기식'],
  ['구명조끼', 'Life jacket', 'SAFE', '330101', 'EA', '72000', '55000', 'SOLAS'],
  ['연료유 필터', 'Fuel oil filter', 'SPARE', '811101', 'EA', '64000', '48000', '10 µm'],
];

/** Items of the supplier have its prices; a buyer keeps names and units. */
const itemOf =
  (corpId: number, sells: boolean) =>
  ([itemNm, itemNmEn, catCd, impaCd, unitCd, price, purcPrice, spec]: Item): DemoRecord => ({
    corpId,
    values: {
      ...{ itemTpCd: 'P', itemNm, itemNmEn, catCd, impaCd, unitCd, currCd: 'KRW' },
      ...(spec ? { spec } : {}),
      ...(sells ? { price, purcPrice } : {}),
    },
  });

export const supplyItemRecords: readonly DemoRecord[] = [
  ...supplies.map(itemOf(6, true)),
  ...[2, 7, 8].flatMap((corpId) => supplies.map(itemOf(corpId, false))),
];
