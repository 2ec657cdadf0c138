/** One row of a common-code group; ref1 and ref2 carry the extra columns some groups have (unit, days, type and default). */
export type Code<K extends string = string> = {
  readonly key: K;
  readonly value: string;
  readonly valueEn: string;
  readonly sort: number;
  readonly ref1?: string;
  readonly ref2?: string;
};

/** A common-code group of corp 1; corpScopeYn Y lets each company add rows of its own. */
export type CodeGroup<G extends string = string, K extends string = string> = {
  readonly grpCd: G;
  readonly grpNm: string;
  readonly grpNmEn: string;
  readonly corpScopeYn: 'Y' | 'N';
  readonly codes: readonly Code<K>[];
};

type CodeRow<K extends string> = readonly [key: K, value: string, valueEn: string, ref1?: string, ref2?: string];

/** Spells a group out from compact rows (40-codes 4.1); the order of the rows is their sort. */
export function group<const G extends string, const K extends string>(
  grpCd: G,
  grpNm: string,
  grpNmEn: string,
  rows: readonly CodeRow<K>[],
  options: { own?: boolean } = {},
): CodeGroup<G, K> {
  const codes = rows.map(([key, value, valueEn, ref1, ref2], index) => ({
    key,
    value,
    valueEn,
    sort: index + 1,
    ...(ref1 === undefined ? {} : { ref1 }),
    ...(ref2 === undefined ? {} : { ref2 }),
  }));
  return { grpCd, grpNm, grpNmEn, corpScopeYn: options.own ? 'Y' : 'N', codes };
}
