/** Until when goods that were bought are confirmed: 25 days after the VAT period that they were bought in. */

/** Days after the end of a period (30 June, 31 December). */
const daysAfter = 25;

/** `yyyy-MM-dd`: 25 July for the first half of the year, 25 January for the second. */
export function lastDayToApply(purcDt: string): string {
  const [year = 0, month = 0] = purcDt.split('-').map(Number);
  return month <= 6 ? `${year}-07-${daysAfter}` : `${year + 1}-01-${daysAfter}`;
}

/** The day of the goods that were bought first; undefined without any. */
export const oldestDay = (items: readonly { readonly purcDt?: string | null }[]): string | undefined =>
  items.reduce<string | undefined>(
    (oldest, { purcDt }) => (purcDt && (!oldest || purcDt < oldest) ? purcDt : oldest),
    undefined,
  );
