/** The list of tax invoices: the derived one; those that were received from one supplier lead to a purchase confirmation. */
import { useDesk } from '../../../admin/desk.ts';
import type { ListScreenProps } from '../../../admin/screens/contract.ts';
import ListScreen from '../../../admin/screens/list/ListScreen.tsx';
import { useNextRecords } from '../../../admin/screens/list/useNextRecords.ts';
import { confirmingBarred } from './received.ts';

export default function TaxInvList(props: ListScreenProps) {
  const { session } = useDesk();
  const ofChosen = useNextRecords(props.screen, [
    {
      id: 'pcr',
      prefix: 'shipwork/pcr',
      barred: (rows) => confirmingBarred(rows, session.corp.id),
      start: (rows) => ({ taxInvIds: rows.map(({ id }) => String(id)).join(',') }),
    },
  ]);
  // The view of ship repair shows what was issued there.
  return <ListScreen {...props} {...(props.screen.view ? {} : { ofChosen })} />;
}
