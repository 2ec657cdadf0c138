import { useCallback } from 'react';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import type { Amount } from './places.ts';

/** Amounts in their units side by side: `1,200 EA · 30 CT`. The key stands for the unit, as in lists. */
export function useAmounts(): (amounts: readonly Amount[]) => string {
  const { lang } = useFieldEnvironment();
  return useCallback(
    (amounts) => amounts.map(({ unitCd, qty }) => `${Number(qty).toLocaleString(lang)} ${unitCd}`).join(' · '),
    [lang],
  );
}
