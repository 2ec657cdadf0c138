/** On a phone whoever reads the plans alone and drives some of them begins with their own trips. */
import { useEffect, useState } from 'react';
import { useGetList } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useDerivedList } from '../../../admin/screens/list/derivedList.ts';
import { filterOf, readAddress, usualOrder } from '../../../admin/screens/list/listParams.ts';
import { returnTo } from '../../../admin/screens/list/memory.ts';
import { serverToday } from '../../../session/today.ts';
import { usePhone } from '../../../ui/useMedia.ts';
import { plan } from './plan.ts';

const own = new URLSearchParams(plan.search.views.mine).toString();

export function OwnFirst() {
  const { screen, level } = useDerivedList();
  const phone = usePhone();
  const [params, setParams] = useSearchParams();
  const bare = params.toString() === '';
  // Only where the list opens by itself: not back from a record, nor once somebody chose what to see.
  const [open, setOpen] = useState(
    () => phone && level < 2 && screen.view === undefined && bare && returnTo(screen.name) === undefined,
  );
  const { resource } = screen;
  const { total } = useGetList(
    screen.name,
    {
      filter: filterOf(readAddress(own, resource, serverToday()), resource),
      sort: usualOrder(resource),
      pagination: { page: 1, perPage: 1 },
    },
    { enabled: open },
  );
  useEffect(() => {
    if (!open || total === undefined) return;
    setOpen(false);
    if (total > 0 && bare) setParams(own, { replace: true });
  }, [open, total, bare, setParams]);
  return null;
}
