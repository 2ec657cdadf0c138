import { useMemo } from 'react';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { useT } from '../../../ui/text.tsx';
import type { PlanWords } from './bars.web.ts';

/** Names of codes in the person's language, and the sentences of the schedule. */
export function usePlanWords(): PlanWords {
  const t = useT();
  const environment = useFieldEnvironment();
  return useMemo(
    () => ({
      t,
      code: (group, key) => environment.codeName(group, key),
      codes: (group) => environment.codes(group).map((row) => ({ key: row.key, name: environment.nameOf(row) })),
    }),
    [t, environment],
  );
}
