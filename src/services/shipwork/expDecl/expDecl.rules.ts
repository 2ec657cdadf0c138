/** Rules of an export declaration: its amounts by line and in all, and what must hold before it is saved. */
import { decimal, figure, rnd, type Decimal } from '../../../core/decimal.ts';
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf } from '../../../core/record.ts';
import { namesIf, type Rules } from '../../../core/resource.ts';
import { toWon } from '../../shared/amounts.ts';
import { lansOf, reckonLines, repeatedContainers, withValues } from '../declaration/lines.ts';
import { amountProblems, linesSumProblem } from '../declaration/problems.ts';
import { quantitiesDiffer } from '../declaration/quantity.rules.ts';
import { netAboveTotal } from '../declaration/weight.rules.ts';
import { unknownYet } from '../declaration/unknownYet.ts';
import { awaitsRate, currencyOf, currencyTurned, inWon, ratesOf, toDollars } from '../declaration/rate.ts';
import { linesMissing } from '../declaration/ready.ts';
import { spread } from '../declaration/spread.ts';
import { expDeclFields } from './expDecl.fields.ts';

type ExpDecl = RecordOf<typeof expDeclFields>;

const freightPaid = ['CFR', 'CIF'];
const paysFreight = ({ incoCd }: ExpDecl): boolean => freightPaid.includes(incoCd ?? '');
const paysInsurance = ({ incoCd }: ExpDecl): boolean => incoCd === 'CIF';

/** FOB in won: freight and insurance are taken off where the price holds them. */
function fobKrw(record: ExpDecl, payAmt: Decimal): Decimal {
  const freight = paysFreight(record) ? figure(record.freightKrw) : 0;
  const insurance = paysInsurance(record) ? figure(record.insurKrw) : 0;
  return rnd(decimal(payAmt).minus(freight).minus(insurance), 0);
}

function compute(record: ExpDecl): ExpDecl {
  const { model, totals } = reckonLines(record);
  const lans = lansOf(record);
  const numbered = { model, lanCnt: lans.length };
  const currency = currencyOf(record);
  if (!currency) {
    const none = awaitsRate(record) ? { declAmtKrw: null, declAmtUsd: null } : {};
    const lan = lans.map((row, at) => withValues(row, { lanNo: at + 1, amtFrgn: totals[at]!, ...none }));
    return { ...record, ...numbered, ...none, lan };
  }
  const rates = ratesOf(record, currency);
  const usdRt = rates.usdRt ?? record.usdRt;
  const declAmtKrw = fobKrw(record, toWon(rnd(figure(record.payAmtFrgn), 2), currency));
  const declAmtUsd = toDollars(declAmtKrw, usdRt);
  const won = spread(declAmtKrw, totals, 0);
  const dollars = declAmtUsd === null ? undefined : spread(declAmtUsd, won, 2);
  const lan = lans.map((row, at) =>
    withValues(row, {
      ...{ lanNo: at + 1, amtFrgn: totals[at]!, declAmtKrw: won[at]! },
      declAmtUsd: dollars?.[at] ?? null,
    }),
  );
  return { ...record, ...numbered, ...rates, lan, declAmtKrw, declAmtUsd };
}

function fobProblems(record: ExpDecl): Problem[] {
  if (!decimal(record.declAmtKrw ?? 0).lt(0)) return [];
  return [{ code: 'E_RANGE', field: paysFreight(record) ? 'freightKrw' : 'payAmtFrgn', text: 'fobBelowZero' }];
}

export const expDeclRules: Rules<typeof expDeclFields> = {
  barred: { send: linesMissing },
  turned: currencyTurned,
  turnedText: 'resources.shipwork/expDecl.words.turned',
  compute,
  check: (record) => [
    ...linesSumProblem(record),
    ...fobProblems(record),
    ...quantitiesDiffer(record),
    ...netAboveTotal(record),
    ...repeatedContainers(record.cntr),
    ...amountProblems(expDeclFields, record),
  ],
  absent: (record) => [
    ...namesIf(inWon(record), 'excRt', 'excUnit'),
    ...namesIf(!paysFreight(record), 'freightKrw'),
    ...namesIf(!paysInsurance(record), 'insurKrw'),
    ...unknownYet(record, 'declNo', 'acptDt', 'loadDueDt', 'loadedDt'),
  ],
  locked: (record) => namesIf(inWon(record), 'excRt', 'excUnit'),
};
