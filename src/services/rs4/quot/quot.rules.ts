/** Rules of a quotation (20-rs4-ship-repair): amounts, order of days, the reason of a zero rate. */
import type { RecordOf } from '../../../core/record.ts';
import { namesIf, type Rules } from '../../../core/resource.ts';
import { computeDocument, documentProblems } from '../document/document.rules.ts';
import {
  documentAbsent,
  documentLocked,
  documentNeeds,
  currencyTurned,
  pricesTurnedBack,
  saidBehind,
} from '../../shared/currency.ts';
import { dayOrder } from '../../shared/checks.ts';
import { headingSums, lineHidden, lineImported, lineKind, lineOpen, lineTyped } from '../document/line.rules.ts';
import type { quotFields } from './quot.fields.ts';
import { confirmBarred, requestBarred } from './ready.ts';

/** Which rate is meant says nothing in won. */
const rateChoice = (record: RecordOf<typeof quotFields>) => namesIf(record.currCd === 'KRW', 'excDt', 'excTpCd');

export const quotRules: Rules<typeof quotFields> = {
  barred: { confirm: confirmBarred, requestAppr: requestBarred },
  turned: currencyTurned,
  turnedText: 'desk.message.converted',
  turnedBack: { ...pricesTurnedBack, with: [...pricesTurnedBack.with, 'excDt'] },
  compute: computeDocument,
  requiredWhen: documentNeeds,
  rowRequiredWhen: (_grid, row) => (row.lineTpCd === 'I' ? ['qty'] : []),
  check: (record) => [
    ...dayOrder(record, 'etaDt', 'etdDt'),
    ...dayOrder(record, 'workFromDt', 'workToDt'),
    ...documentProblems(record),
  ],
  rowOpen: (_grid, line, field, record) => lineOpen(line, field, record),
  rowTyped: (_grid, line, field) => lineTyped(line, field),
  rowHidden: (_grid, record) => lineHidden(record),
  rowBehind: (_grid, record) => saidBehind(record),
  rowImported: (_grid, said, record) => lineImported(said, record),
  rowSums: (_grid, lines) => headingSums(lines),
  kindField: 'lineTpCd',
  rowKind: (_grid, line) => lineKind(line),
  absent: (record) => [
    ...documentAbsent(record),
    ...rateChoice(record),
    ...namesIf(record.stCd !== 'LOST', 'lostRsnCd'),
  ],
  locked: (record) => [...documentLocked(record), ...rateChoice(record)],
};
