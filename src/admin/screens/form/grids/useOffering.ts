/** The records that a grid offers in the cell that names its rows, with what the server says follows from each. */
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import type { RefField } from '../../../../fields/ref/index.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { windowConditions } from '../../../../record/proposals.ts';
import { gridFields, grids } from '../../../../record/resource.ts';
import type { Offering } from '../../../../sheet/index.ts';
import type { DeskDataProvider } from '../../../providers/dataProvider.ts';
import { sendable } from '../record/useProposals.ts';
import type { RecordForm } from '../recordForm.ts';

/** As many as one looks through below a cell. */
const most = 20;

export function useOffering(grid: string, { screen, resource, values }: RecordForm): Offering | undefined {
  const provider = useDataProvider<DeskDataProvider>();
  const { lookup } = useFieldEnvironment();
  // Prices follow from the vessel and the partner as they are when one types.
  const header = useRef(values);
  useLayoutEffect(() => {
    header.current = values;
  });
  // Of the text that is being typed: under the same one elsewhere nobody has looked yet.
  const seen = useRef<string>(undefined);
  return useMemo(() => {
    const proposal = resource.proposals?.find((one) => one.grid === grid && one.typedIn);
    const { loads: ref, typedIn, kept = [], per } = proposal ?? {};
    const field = ref === undefined ? undefined : gridFields(grids(resource)[grid]!)[ref];
    if (ref === undefined || typedIn === undefined || field?.type !== 'ref') return undefined;
    const { prefix, must } = field as RefField;
    const weigh: Offering['weigh'] = async (rows) => {
      if (rows.length === 0) return [];
      const wanted = rows.map(({ id }) => id).join();
      const asked = { ...sendable(header.current, resource), of: ref, grid, wanted };
      const { rows: proposed = [] } = await provider.defaults(screen.name, asked);
      const by = new Map(proposed.map((one) => [one.of, one]));
      return rows.map((row) => ({ row, values: by.get(row.id)?.values ?? {}, last: by.get(row.id)?.last }));
    };
    const find: Offering['find'] = async (keyword, signal) => {
      const found = await weigh(await lookup(prefix, { ...must, keyword, size: most }, signal));
      if (signal && !signal.aborted) seen.current = keyword;
      return found;
    };
    const begin: Offering['begin'] = () => (seen.current = undefined);
    const answered: Offering['answered'] = (keyword) => seen.current === keyword;
    const conditions: Offering['conditions'] = () => windowConditions(proposal ?? {}, header.current);
    return { typedIn, ref, prefix, kept, per, find, begin, answered, weigh, conditions };
  }, [provider, lookup, grid, resource, screen.name]);
}
