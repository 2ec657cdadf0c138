/** Where a vessel's position is shown: a public page by IMO number, or the one that VITE_AIS_URL names with `{imo}`. */

const usual = 'https://www.vesselfinder.com/vessels/details/{imo}';

/** Undefined without a whole IMO number. */
export function aisHref(
  imoNo: unknown,
  from: Readonly<Record<string, string | undefined>> = import.meta.env ?? {},
): string | undefined {
  const imo = String(imoNo ?? '');
  return /^\d{7}$/.test(imo) ? (from.VITE_AIS_URL ?? usual).replace('{imo}', imo) : undefined;
}
