/** Rules of an import declaration: taxable value, duty and taxes by line and in all (23-shipwork-customs). */
import { decimal, figure, rnd, sumFigures, trn, type Decimal } from '../../../core/decimal.ts';
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf, RowOf } from '../../../core/record.ts';
import { namesIf, type Rules } from '../../../core/resource.ts';
import type { Currency } from '../../shared/amounts.ts';
import { lansOf, reckonLines, repeatedContainers, withValues } from '../declaration/lines.ts';
import { amountProblems, linesSumAsked } from '../declaration/problems.ts';
import { quantitiesDiffer } from '../declaration/quantity.rules.ts';
import { netAboveTotal } from '../declaration/weight.rules.ts';
import { unknownYet } from '../declaration/unknownYet.ts';
import { awaitsRate, currencyOf, currencyTurned, inWon, ratesOf, toDollars } from '../declaration/rate.ts';
import { linesMissing } from '../declaration/ready.ts';
import { spread } from '../declaration/spread.ts';
import { impDeclFields } from './impDecl.fields.ts';
import { heldProblems } from './freight.rules.ts';
import { lateTax } from './lateTax.ts';

type ImpDecl = RecordOf<typeof impDeclFields>;
type Lan = RowOf<typeof impDeclFields, 'lan'>;

/** Toward zero to 10 won, as duty and import VAT are paid. */
const toTenWon = (amount: Decimal): Decimal => rnd(decimal(trn(decimal(amount).div(10), 0)).times(10), 0);

/** Price, freight and insurance in won, with what is added and taken off. */
function cifOf(record: ImpDecl, { excRt, excUnit }: Currency): Decimal {
  const price = sumFigures([record.payAmtFrgn, record.freightFrgn, record.insurFrgn]);
  const won = trn(price.times(excRt).div(excUnit), 0);
  return rnd(decimal(won).plus(figure(record.addKrw)).minus(figure(record.dctKrw)), 0);
}

/** Duty and VAT of a line. */
function taxesOf(lan: Lan, cifKrw: Decimal) {
  const dutyAmt = trn(decimal(cifKrw).times(figure(lan.dutyRt)).div(100), 0);
  const vatAmt = lan.vatTpCd === 'B' ? '0' : trn(decimal(cifKrw).plus(dutyAmt).times('0.1'), 0);
  return { cifKrw, dutyAmt, vatAmt };
}

function compute(record: ImpDecl): ImpDecl {
  const { model, totals } = reckonLines(record);
  const lans = lansOf(record);
  const numbered = { model, lanCnt: lans.length };
  const currency = currencyOf(record);
  if (!currency) {
    const none = awaitsRate(record) ? { cifKrw: null, dutyAmt: null, vatAmt: null } : {};
    const lan = lans.map((row, at) => withValues(row, { lanNo: at + 1, amtFrgn: totals[at]!, ...none }));
    const untold = awaitsRate(record) ? { ...none, cifUsd: null, lateTaxAmt: null, taxTotal: null } : {};
    return { ...record, ...numbered, ...untold, lan };
  }
  const rates = ratesOf(record, currency);
  const cifKrw = cifOf(record, currency);
  const cifUsd = toDollars(cifKrw, rates.usdRt ?? record.usdRt);
  const parts = spread(cifKrw, totals, 0);
  const lan = lans.map((row, at) =>
    withValues(row, { lanNo: at + 1, amtFrgn: totals[at]!, ...taxesOf(row, parts[at]!) }),
  );
  const dutyAmt = toTenWon(rnd(sumFigures(lan.map((row) => row.dutyAmt)), 0));
  const vatAmt = toTenWon(rnd(sumFigures(lan.map((row) => row.vatAmt)), 0));
  const lateTaxAmt = lateTax(cifKrw, record);
  const taxTotal = rnd(sumFigures([dutyAmt, vatAmt, lateTaxAmt]), 0);
  return { ...record, ...numbered, ...rates, lan, cifKrw, cifUsd, dutyAmt, vatAmt, lateTaxAmt, taxTotal };
}

function valueProblems(record: ImpDecl): Problem[] {
  if (!decimal(record.cifKrw ?? 0).lt(0)) return [];
  return [{ code: 'E_RANGE', field: 'dctKrw', text: 'cifBelowZero' }];
}

export const impDeclRules: Rules<typeof impDeclFields> = {
  barred: { send: linesMissing },
  turned: currencyTurned,
  turnedText: 'resources.shipwork/impDecl.words.turned',
  compute,
  check: (record) => [
    ...linesSumAsked(record),
    ...valueProblems(record),
    ...heldProblems(record),
    ...quantitiesDiffer(record),
    ...netAboveTotal(record),
    ...repeatedContainers(record.cntr),
    ...amountProblems(impDeclFields, record),
  ],
  absent: (record) => [
    ...namesIf(inWon(record), 'excRt', 'excUnit'),
    ...unknownYet(record, 'declNo', 'payDt', 'acptDt', 'outDueDt'),
  ],
  locked: (record) => namesIf(inWon(record), 'excRt', 'excUnit'),
  // Kinds are nearly always the usual ones: where messages stand beside the rows, amounts come first.
  rowBehind: (grid) => (grid === 'lan' ? ['dutyTpCd', 'vatTpCd'] : []),
};
