import { day } from './record.ts';
import type { DemoRecord } from './record.ts';

/** Cargo in the bonded warehouse of the demo, by whom, since when and how much of it is left. */
const goods: readonly (readonly [
  no: string,
  owner: string,
  item: string,
  offset: number,
  due: number,
  pkg: number,
  wgt: string,
  locCd: string,
])[] = [
  ['26DEMOA002I00010001', '(주)가람데모상사', '데모 선박용 밸브', -40, 141, 120, '1860.00', 'A-01'],
  ['26DEMOA002I00020001', '누리데모해운(주)', '데모 펌프 부품', -176, 5, 36, '540.50', 'B-02'],
];
const bondAreaCd = '03099001';
const blOf = (at: number) => `DEMOBL26000${at + 1}`;

export const bondedStockRecords: readonly DemoRecord[] = goods.map(
  ([cargMtNo, ownerNm, itemNm, offset, due, pkg, wgt, locCd], at): DemoRecord => ({
    corpId: 5,
    made: day(offset, '10:30'),
    values: {
      ...{ bondAreaCd, cargMtNo, blNo: blOf(at), ownerNm, itemNm, pkgUnitCd: 'CT', locCd, stCd: 'STORED' },
      ...{ inDt: day(offset), storeDueDt: day(due), lastDtm: day(offset, '10:30') },
      ...{ inPkgCnt: pkg, outPkgCnt: 0, balPkgCnt: pkg, inWgt: wgt, outWgt: '0', balWgt: wgt },
    },
    grids: {
      hist: [
        {
          values: {
            ...{ ioDtm: day(offset, '10:30'), ioTpCd: '10', inPkgCnt: pkg, outPkgCnt: 0, balPkgCnt: pkg, balWgt: wgt },
            ...{ inWgt: wgt, outWgt: '0' },
          },
        },
      ],
    },
  }),
);

/** What is to come in tomorrow, and what waits for its declaration to go out. */
export const bondedReportRecords: readonly DemoRecord[] = (['I', 'O'] as const).map((ioCd): DemoRecord => {
  const [cargMtNo, ownerNm, itemNm, , , , , locCd] = goods[0]!;
  const coming = { cargMtNo: '26DEMOA003I00010001', blNo: 'DEMOBL260009', itemNm: '데모 앵커체인', ownerNm };
  const going = { cargMtNo, blNo: blOf(0), itemNm, ownerNm, locCd };
  return {
    corpId: 5,
    made: day(0, '08:40'),
    values: {
      ...{ ioCd, bondAreaCd, ioDtm: day(0, '15:00'), stCd: 'DRAFT', pkgUnitCd: 'CT', accidCd: 'NONE' },
      ...(ioCd === 'I'
        ? { ...coming, ioTpCd: '10', pkgCnt: 64, grossWgt: '2240.00', splitCd: 'A' }
        : { ...going, ioTpCd: '50', pkgCnt: 40, grossWgt: '620.00', splitCd: 'P' }),
    },
  };
});
