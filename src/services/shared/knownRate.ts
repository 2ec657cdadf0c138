/** A rate as the lookup of exchange rates answers it. Pure. */
export interface KnownRate {
  readonly excRt: string;
  readonly excUnit: number;
  readonly excTpCd: string;
  readonly excDt: string;
}

/**
 * Kinds of rates to ask for, one after the other, of a document that goes by its `own` kind. What is not known of it is told
 * by the base rate, except at customs: they reckon by their own weekly rates and no other.
 */
export const kindsAsked = (own: string, atCustoms: boolean): readonly string[] =>
  atCustoms || own === 'BASE' ? [own] : [own, 'BASE'];

/** Undefined for what is no rate with its unit, kind and day. */
export function knownRate(row: Readonly<Record<string, unknown>> | undefined): KnownRate | undefined {
  const { excRt, excUnit, excTpCd, excDt } = row ?? {};
  return typeof excRt === 'string' &&
    typeof excUnit === 'number' &&
    typeof excTpCd === 'string' &&
    typeof excDt === 'string'
    ? { excRt, excUnit, excTpCd, excDt }
    : undefined;
}
