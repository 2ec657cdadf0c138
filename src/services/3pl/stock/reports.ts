/** What the reports over shippers' goods ask, and their columns (25-3pl 2.9: 수불부, 재고현황표). */
import type { Report } from '../../../core/resource.ts';
import { code, date, dateTime, qty, ref, text } from '../../../fields/index.ts';
import { placeNames } from '../ledger.ts';

const whose = {
  clntId: ref('rs4/clnt'),
  itemId: ref('rs4/stdinfo/item', { of: 'clntId', by: 'ownerClntId' }),
  whCd: code('WH'),
};
const period = {
  from: date({ required: true }),
  to: date({ required: true }),
  ...whose,
  basisCd: code('TP_BASIS', { required: true, default: 'MOVE' }),
};
/** Of different items and units, so no sum says anything. */
const figure = qty({ summed: false, width: 74 });
const clntId = ref('rs4/clnt', { width: 130 });
const itemCdNm = text(20, { width: 104 });
const itemId = ref('rs4/stdinfo/item', { width: 150 });
const unitCd = code('UNIT', { shows: 'key', width: 50 });
const lotNo = text(30, { width: 90 });

export const stockReports: readonly Report[] = [
  {
    name: 'book',
    fields: period,
    columns: {
      ...{ clntId, itemCdNm, itemId, unitCd },
      ...{ openQty: figure, inQty: figure, outQty: figure, adjQty: figure, closeQty: figure, dmgQty: figure },
    },
  },
  {
    name: 'moves',
    fields: period,
    columns: {
      moveDtm: dateTime({ width: 118 }),
      ...{ clntId, itemId, lotNo },
      locCd: text(20, { named: placeNames, width: 76 }),
      moveTpCd: code('WH_MOVE', { width: 60 }),
      adjRsnCd: code('ADJ_RSN', { width: 70 }),
      ...{ inQty: figure, outQty: figure, balQty: figure },
      refNo: text(30, { width: 110 }),
      remark: text(200, { width: 110 }),
      enteredDtm: dateTime({ width: 118 }),
    },
  },
  {
    name: 'onHand',
    fields: whose,
    columns: {
      ...{ clntId, itemCdNm, itemId, lotNo },
      expDt: date({ width: 84 }),
      whCd: code('WH', { width: 66 }),
      locCd: text(20, { named: placeNames, width: 76 }),
      ...{ onQty: figure, allocQty: figure, availQty: figure, unitCd },
    },
  },
];
