/** The form of a tax invoice: the derived one, and for whoever received it the purchase confirmation that follows. */
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../../admin/screens/form/parts.ts';
import { useDesk } from '../../../admin/desk.ts';
import { AmendPlan } from './amend/AmendPlan.tsx';
import { IssueTime } from './IssueTime.tsx';
import { isReceived } from './received.ts';

const partsFor = (ownCorpId: number): FormParts => ({
  rule: <IssueTime />,
  sheet: true,
  plans: { amend: AmendPlan },
  next: [
    { id: 'original', prefix: 'platform/taxInv', when: (record) => Boolean(record.orgTaxInvId), at: 'orgTaxInvId' },
    {
      id: 'pcr',
      prefix: 'shipwork/pcr',
      when: (record) => isReceived(record, ownCorpId),
      start: ({ id }) => ({ taxInvIds: String(id) }),
    },
  ],
});

export default function TaxInvForm(props: FormScreenProps) {
  const { session } = useDesk();
  return <FormScreen {...props} parts={partsFor(session.corp.id)} />;
}
