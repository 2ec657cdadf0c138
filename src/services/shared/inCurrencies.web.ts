import type { TotalLine } from '../../ui/form/TotalsPanel.tsx';

/** Amounts of two currencies never stand below each other: each group begins with its own; an empty one is left out. */
export const inCurrencies = (
  label: string,
  groups: readonly (readonly [currency: string, lines: readonly TotalLine[]])[],
): readonly (readonly TotalLine[])[] =>
  groups.filter(([, lines]) => lines.length > 0).map(([value, lines]) => [{ label, value }, ...lines]);
