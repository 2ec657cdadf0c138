/** Says at berth and team, while somebody types, what else is there on these days. */
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { headerLock } from '../../../admin/screens/form/locks.ts';
import type { Watch } from '../../../admin/screens/form/parts.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import type { Values } from '../../../core/field.ts';
import type { Problem } from '../../../core/problem.ts';
import { berthWanted, berthWarnings, teamWanted, teamWarnings } from './clash.ts';
import type { Stay, Wanted } from './clash.ts';

/** `place`: the field whose stays are asked for; the reading call of the form's resource tells them. */
function watchOf(
  place: 'berthCd' | 'teamCd',
  text: string,
  wantedBy: (values: Values) => Wanted,
  warn: (wanted: Wanted, stays: readonly Stay[]) => readonly Problem[],
): Watch {
  function View({ onFound }: { readonly onFound: (found: readonly Problem[]) => void }) {
    const provider = useDataProvider<DeskDataProvider>();
    const { screen, situation, values } = useRecordForm();
    const at = values[place];
    const asked = typeof at === 'string' && at !== '' && headerLock(situation) === undefined ? at : undefined;
    const { data } = useQuery({
      queryKey: [screen.name, 'stays', asked],
      queryFn: ({ signal }) =>
        provider.readCall<readonly Stay[]>(screen.name, 'stays', { [place]: asked! }, { signal }),
      enabled: asked !== undefined,
      // It only warns: where it cannot be had, the save still asks.
      retry: false,
    });
    const wanted = JSON.stringify(wantedBy(values));
    const found = useMemo(
      () => (data && asked !== undefined ? warn(JSON.parse(wanted) as Wanted, data) : []),
      [data, asked, wanted],
    );
    const tell = useEffectEvent(() => onFound(found));
    useEffect(() => tell(), [found]);
    return null;
  }
  return { says: [text], View };
}

export const orderWatch = watchOf(
  'berthCd',
  'berthTaken',
  (order) => berthWanted(order, order.id as number),
  berthWarnings,
);
export const quotWatch = watchOf(
  'berthCd',
  'berthTaken',
  (quot) => berthWanted(quot, quot.orderId as number),
  berthWarnings,
);
export const workWatch = watchOf('teamCd', 'teamTaken', (work) => teamWanted(work), teamWarnings);
