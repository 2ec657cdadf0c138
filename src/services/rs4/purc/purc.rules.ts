/** Rules of a purchase order: its amounts are the purchase part of a document line (00-conventions 1.6). */
import { decimal, rnd, sumFigures, trn } from '../../../core/decimal.ts';
import type { RecordOf } from '../../../core/record.ts';
import { namesIf, type Rules } from '../../../core/resource.ts';
import { foreignOf, isForeign, purchaseAmounts } from '../../shared/amounts.ts';
import { linesOf } from '../document/document.rules.ts';
import { currencyOf, documentLocked, currencyTurned, pricesTurnedBack } from '../../shared/currency.ts';
import { dayOrder, overflows } from '../../shared/checks.ts';
import { lineOpen, purchaseHidden } from '../document/line.rules.ts';
import { purcFields } from './purc.fields.ts';
import { correctionBarred, orderBarred, requestBarred } from './ready.ts';

const { purcTot, purcTotFrgn, purcVat, sumAmount, item: grid } = purcFields;
const headerSums = { purcTot, purcTotFrgn, purcVat, sumAmount };

function compute(record: RecordOf<typeof purcFields>): RecordOf<typeof purcFields> {
  const currency = currencyOf(record);
  if (!currency) return record;
  const item = linesOf(record).map((line) => ({ ...line, ...purchaseAmounts(line, currency) }));
  const [tot, totFrgn] = [
    rnd(sumFigures(item.map((line) => line.purcTot)), 0),
    rnd(sumFigures(item.map((line) => line.purcTotFrgn)), 2),
  ];
  const vat = record.vatCd === 'TAX10' ? trn(decimal(tot).times('0.1'), 0) : '0';
  const rate = isForeign(currency) ? {} : { excRt: rnd(1, 2), excUnit: 1 };
  return {
    ...record,
    ...rate,
    item,
    purcTot: tot,
    purcTotFrgn: totFrgn,
    purcVat: vat,
    sumAmount: rnd(decimal(tot).plus(vat), 0),
  };
}

export const purcRules: Rules<typeof purcFields> = {
  barred: { order: orderBarred, requestAppr: requestBarred, correctReceipt: correctionBarred },
  turned: currencyTurned,
  turnedText: 'desk.message.converted',
  turnedBack: pricesTurnedBack,
  compute,
  requiredWhen: (record) => namesIf(foreignOf(record), 'excRt', 'excUnit'),
  check: (record) => [
    ...dayOrder(record, 'purcDt', 'dlvDt'),
    ...linesOf(record).flatMap((line, row) => overflows(grid.fields, line, { grid: 'item', row })),
    ...overflows(headerSums, record, {}),
  ],
  rowOpen: (_grid, line, field, record) => lineOpen(line, field, record),
  rowHidden: (_grid, record) => [
    ...purchaseHidden(record),
    ...namesIf(record.stCd === 'DRAFT' || record.stCd === 'APPR', 'recvQty', 'recvDt'),
  ],
  absent: (record) => [
    ...documentLocked(record),
    ...namesIf(!foreignOf(record), 'purcTotFrgn'),
    ...namesIf(!record.recvFixTxt, 'recvFixTxt'),
  ],
  locked: documentLocked,
};
