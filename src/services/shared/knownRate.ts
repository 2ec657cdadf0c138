/** A rate as the lookup of exchange rates answers it. Pure. */
export interface KnownRate {
  readonly excRt: string;
  readonly excUnit: number;
  readonly excTpCd: string;
  readonly excDt: string;
}

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
