/** Customs office and storage time of a bonded area (11-framework, 50-formats 5.7). */
import type { Rules } from '../../core/resource.ts';
import type { bondAreaFields } from './bondArea.fields.ts';

const wholeStay = 6;
const shortStay = 2;
/** Offices of the ports and airports whose designated storage is short: Incheon, Busan, Incheon airport, Gimhae. */
const portOffices: readonly string[] = ['020', '030', '040', '140'];

/** Months that goods may stay: 2 in container yards and in designated storage of port areas, else 6. */
export function storeMonths(bondTpCd: unknown, cstmsCd: string): number {
  const short = bondTpCd === 'CY' || (bondTpCd === 'DS' && portOffices.includes(cstmsCd));
  return short ? shortStay : wholeStay;
}

export const bondAreaRules: Rules<typeof bondAreaFields> = {
  compute: (record) => {
    const area = typeof record.bondAreaCd === 'string' ? record.bondAreaCd : '';
    const cstmsCd = area.slice(0, 3);
    const proposed = record.bondTpCd && area ? storeMonths(record.bondTpCd, cstmsCd) : null;
    return { ...record, cstmsCd: cstmsCd || null, storeMm: record.storeMm ?? proposed };
  },
  check: (record) => {
    const months = record.storeMm;
    const good = typeof months !== 'number' || (months >= 1 && months <= 120);
    return good ? [] : [{ code: 'E_RANGE', field: 'storeMm' }];
  },
};
