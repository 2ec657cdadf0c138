/** The currency of a priced document: what it needs, what says nothing in won, what another currency makes of its lines. */
import { decimal } from '../../core/decimal.ts';
import { namesIf } from '../../core/resource.ts';
import { foreignOf, isForeign, leaveCurrency, typedPrices, type AmountLine, type Currency } from './amounts.ts';

/** What of a document its currency follows from. */
interface InCurrency {
  readonly currCd?: string | null;
  readonly vatCd?: string | null;
  readonly excRt?: string | null;
  readonly excUnit?: number | null;
}

/** What turns won into the currency of a document. */
const rateFields = ['excRt', 'excUnit'] as const;
type RateField = (typeof rateFields)[number];

/** A foreign document is reckoned with a rate and its unit. */
export const documentNeeds = (record: InCurrency): ('zeroReasonCd' | RateField)[] => [
  ...namesIf(record.vatCd === 'ZERO', 'zeroReasonCd'),
  ...namesIf(foreignOf(record), ...rateFields),
];

/** A won document has no rate to type. */
export const documentLocked = (record: InCurrency): readonly RateField[] =>
  namesIf(record.currCd === 'KRW', ...rateFields);

/** Fields of the header that say nothing: the reason of no zero rate, the rate of a won document. */
export const documentAbsent = (record: InCurrency): ('zeroReasonCd' | RateField)[] => [
  ...namesIf(record.vatCd !== 'ZERO', 'zeroReasonCd'),
  ...documentLocked(record),
];

const isPositive = (value: unknown): boolean =>
  /^-?\d+(\.\d+)?$/.test(String(value ?? '')) && decimal(String(value)).gt(0);

/** Won documents are reckoned one to one, whatever rate was typed before the currency was chosen. */
export function currencyOf(record: InCurrency): Currency | undefined {
  const currCd = record.currCd ?? '';
  if (!isForeign({ currCd })) return { currCd, excRt: '1', excUnit: 1 };
  const { excRt, excUnit } = record;
  return isPositive(excRt) && isPositive(excUnit)
    ? { currCd, excRt: String(excRt), excUnit: Number(excUnit) }
    : undefined;
}

const saidAgain = ['price', 'tot', 'dctAmount', 'dctAmountFrgn', 'quotAmount', 'salesVat'] as const;
/** Columns of a foreign document that say again, in won or beside a rate, what its own currency says: none is worked in. */
export const saidBehind = (record: InCurrency) => (foreignOf(record) ? saidAgain : []);

/** Whether nothing can be said in won, or in its currency, until a rate is typed. */
export const awaitsRate = (record: InCurrency): boolean => Boolean(record.currCd) && !currencyOf(record);

/**
 * A document that turns to another foreign currency: its rate is not the one of before, and its prices are converted once
 * there is one. Into won the amounts are known already.
 */
export function currencyTurned<L extends AmountLine>(
  before: InCurrency,
  after: InCurrency & { readonly item?: readonly L[] | null },
) {
  if (!before.currCd || before.currCd === after.currCd || !foreignOf(after)) return {};
  return {
    excRt: null,
    excUnit: null,
    // Sums in the currency before are none in the one that waits for its rate.
    totFrgn: null,
    dctAmountFrgn: null,
    quotAmountFrgn: null,
    purcTotFrgn: null,
    item: (after.item ?? []).map(leaveCurrency),
  };
}

/** A document that turns back has the prices it had, to the won: converting twice loses what is rounded. */
export const pricesTurnedBack = {
  grid: 'item',
  name: 'currCd',
  with: rateFields,
  figures: (line: AmountLine, record: InCurrency) => typedPrices(line, foreignOf(record)),
  texts: { all: 'desk.message.converted_back', some: 'desk.message.converted_some' },
} as const;
