import { day } from '../record.ts';
import type { DemoRecord } from '../record.ts';
import { numberOf } from '../users.ts';

type Row = readonly [vhclNo: string, vhclTpCd: string, ownTpCd: string, tonG: string, driverNm: string, until: number];

/** Vehicles of the bonded transporter (60-demo-data 6.5). */
const rows: readonly Row[] = [
  ['부산99사1001', 'TRAC', 'OWN', '24.00', '권기사', 400],
  ['부산99사1002', 'TRAC', 'LEASE', '24.00', '남궁운', 250],
  ['부산98바2001', 'WING', 'OWN', '11.00', '선우길', -1],
];

export const vehicleRecords: readonly DemoRecord[] = rows.map(
  ([vhclNo, vhclTpCd, ownTpCd, tonG, driverNm, until], index): DemoRecord => ({
    corpId: 4,
    made: day(-320, '10:00'),
    values: {
      ...{ vhclNo, vhclTpCd, ownTpCd, bndTrnpCd: '030T01', tonG, driverNm },
      driverPhone: numberOf(4, driverNm) ?? `010000040${index + 1}1`,
      ...{ regFromDt: day(-315), regToDt: day(until), qualDt: day(-315), stCd: until < 0 ? 'EXPIRED' : 'QUAL' },
      ...(index === 0 ? { gpsNo: 'GPS-0401' } : {}),
    },
  }),
);
