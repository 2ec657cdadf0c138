/** Rules over an order of a warehouse: its papers, its sum, and where what it promised lies (25-3pl 2.9 `3pl/io`). */
import { rnd, sumFigures } from '../../../core/decimal.ts';
import type { RecordOf } from '../../../core/record.ts';
import type { Problem } from '../../../core/problem.ts';
import { namesIf, type Rules } from '../../../core/rules.ts';
import { restProblem } from './check.rules.ts';
import { promisedOfRows } from './promised.ts';
import type { ioFields } from './io.fields.ts';

type Io = RecordOf<typeof ioFields>;

const unitsOf = (io: Io): number => new Set((io.item ?? []).map(({ unitCd }) => unitCd).filter(Boolean)).size;
const planned = ['PLAN', 'CHK', 'ALLOC'];

/** What is known of an order beyond itself. */
export interface IoFacts {
  readonly now: string;
  /** Of what was made of it and lives: the order out that sends its rest, and its return. */
  readonly restNo: string | undefined;
  readonly returnNo: string | undefined;
}

const madeBefore = (text: 'restBefore' | 'returnedBefore', ioNo: unknown): Problem | undefined =>
  ioNo ? { code: 'E_STATE', text, args: [String(ioNo)] } : undefined;

export const ioRules: Rules<typeof ioFields> = {
  // Each is made once, unless it was cancelled.
  barred: {
    rest: (io, { restNo }) => madeBefore('restBefore', restNo) ?? restProblem(io),
    reverse: (_io, { returnNo }) => madeBefore('returnedBefore', returnNo),
  },
  // What comes in is sent nowhere; pieces and boxes make no sum, and the grid adds each up by itself.
  absent: (io) => [
    ...namesIf(io.ioCd === 'I', 'shipToNm', 'shipToAddr', 'shipToTel'),
    ...namesIf(unitsOf(io) > 1, 'totQty'),
  ],
  papers: ({ ioCd, stCd }) => {
    if (stCd === 'CANCEL') return [];
    if (ioCd === 'I') return ['receipt'];
    // What has gone is picked by nobody any more.
    return planned.includes(String(stCd)) ? ['picking', 'statement'] : ['statement'];
  },
  cellsTold: (grid, io) => (grid === 'item' ? promisedOfRows(io) : undefined),
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
    totQty:
      unitsOf(io) > 1
        ? null
        : rnd(sumFigures((io.item ?? []).map(({ planQty, qty }) => (io.chkDtm || io.doneDtm ? qty : planQty))), 0),
  }),
};
