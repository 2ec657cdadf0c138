/** Fields: what lies where in a warehouse for whom, and how it moved (25-3pl 2.9 `3pl/stock`). */
import { code, date, dateTime, qty, ref, rows, text } from '../../../fields/index.ts';
import { placeNames } from '../ledger.ts';
import { lastDtm, ledgerKept, stockKey } from '../../shared/stock/ledgerFields.ts';

const computed = { computed: true } as const;
/** Of goods in pieces and in boxes, so no sum over balances says anything; the reports tell each unit. */
const lying = { ...computed, width: 76, summed: false } as const;

export const stockFields = {
  whCd: code('WH', { ...computed, width: 70 }),
  clntId: ref('rs4/clnt', { ...computed, width: 152 }),
  itemId: ref('rs4/stdinfo/item', { ...computed, width: 134 }),
  lotNo: text(30, { ...computed, width: 92 }),
  expDt: date({ ...computed, width: 96 }),
  locCd: text(20, { ...computed, named: placeNames, width: 76 }),
  onQty: qty(lying),
  allocQty: qty(lying),
  availQty: qty(lying),
  lastDtm,
  /** What it is called: item, lot and place as they were when it came. */
  stockNm: text(200, { ...computed, more: true, span: 2 }),
  stockKey: { ...stockKey, more: true },
  ledger: rows(
    {
      moveDtm: dateTime({ ...computed, width: 128 }),
      moveTpCd: code('WH_MOVE', { ...computed, width: 74 }),
      inQty: qty({ ...computed, width: 84 }),
      outQty: qty({ ...computed, width: 84 }),
      balQty: qty({ ...computed, width: 84, summed: false }),
      refNo: text(30, { ...computed, width: 150 }),
      adjRsnCd: code('ADJ_RSN', { ...computed, width: 84 }),
    },
    { readOnly: true, latest: 500, name: 'moveTpCd', kept: { ...ledgerKept, heldQty: qty(computed) } },
  ),
};
