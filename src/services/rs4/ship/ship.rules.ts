/** A vessel in international trade is known by its IMO number or its call sign (20-rs4-ship-repair). */
import type { Rules } from '../../../core/resource.ts';
import type { shipFields } from './ship.fields.ts';

export const shipRules: Rules<typeof shipFields> = {
  check: (record) =>
    record.trdTpCd === 'INTL' && !record.imoNo && !record.callSign
      ? [{ code: 'E_REQUIRED', field: 'imoNo', text: 'imoNoOrCallSign' }]
      : [],
};
