/**
 * A refused declaration that is opened again was never made in the eyes of customs: it is made on the day on which it is
 * sent again, at the rate of that day, and late surcharges count from it. So its day is set anew when it is opened, where a
 * person still sees what follows; the trail tells both days.
 */
import type { Ask, Call } from '../../../database/behaviour.ts';
import { customsRates, type RateType } from './defaults.server.ts';

interface Refused {
  readonly declDt?: string | null;
  readonly currCd?: string | null;
  readonly usdRt?: string | null;
}

/** The day of a declaration that is opened on `today`; a later one was meant, and stays. */
const dayAnew = (declDt: string | null | undefined, today: string): string =>
  declDt && declDt > today ? declDt : today;

/** What becomes of day and rates, as when a person changes the day in the form. Nothing where the day is the same. */
export async function begunAnew(ask: Ask, call: Call, stored: Refused, excTpCd: RateType) {
  const declDt = dayAnew(stored.declDt, call.today);
  if (declDt === stored.declDt) return undefined;
  const { excRt, excUnit, usdRt } = await customsRates(ask, call, { ...stored, declDt }, excTpCd);
  return { declDt, usdRt: usdRt ?? stored.usdRt ?? null, ...(excRt === null ? {} : { excRt, excUnit }) };
}
