/** Rules over an order of a warehouse: its papers and its sum (25-3pl 2.9 `3pl/io`). */
import { rnd, sumFigures } from '../../../core/decimal.ts';
import { namesIf, type Rules } from '../../../core/rules.ts';
import type { ioFields } from './io.fields.ts';

export const ioRules: Rules<typeof ioFields> = {
  // What comes in is sent nowhere.
  absent: (io) => namesIf(io.ioCd === 'I', 'shipToNm', 'shipToAddr', 'shipToTel'),
  // A receipt says what lies there now, a picking list what is promised, a delivery statement what has gone.
  unprinted: ({ ioCd, stCd }, paper) => {
    if (ioCd !== (paper === 'receipt' ? 'I' : 'O'))
      return { code: 'E_STATE', text: paper === 'receipt' ? 'receiptOfOut' : 'outPaperOfIn' };
    if (paper === 'picking') return stCd === 'ALLOC' ? undefined : { code: 'E_STATE', text: 'pickingAbsent' };
    return stCd === 'DONE'
      ? undefined
      : { code: 'E_STATE', text: paper === 'receipt' ? 'receiptAbsent' : 'statementAbsent' };
  },
  compute: (io) => ({
    ...io,
    totQty: rnd(sumFigures((io.item ?? []).map(({ planQty, qty }) => (io.chkDtm || io.doneDtm ? qty : planQty))), 0),
  }),
};
