/** The list of tax invoices: the derived one; those that were received from one supplier lead to a purchase confirmation. */
import { useDesk } from '../../../admin/desk.ts';
import type { ListScreenProps } from '../../../admin/screens/contract.ts';
import ListScreen from '../../../admin/screens/list/ListScreen.tsx';
import { confirmingBarred } from './received.ts';

export default function TaxInvList(props: ListScreenProps) {
  const { session } = useDesk();
  // The view of ship repair shows what was issued there.
  if (props.screen.view) return <ListScreen {...props} />;
  return (
    <ListScreen
      {...props}
      next={[
        {
          id: 'pcr',
          prefix: 'shipwork/pcr',
          barred: (rows) => confirmingBarred(rows, session.corp.id),
          start: (rows) => ({ taxInvIds: rows.map(({ id }) => String(id)).join(',') }),
        },
      ]}
    />
  );
}
