/** The form of a tax invoice: the derived one, and for whoever received it the purchase confirmation that follows. */
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../../admin/screens/form/parts.ts';
import type { Values } from '../../../core/field.ts';
import { useDesk } from '../../../admin/desk.ts';
import { AmendedBy } from './amend/AmendedBy.tsx';
import { AmendPlan } from './amend/AmendPlan.tsx';
import { IssueTime } from './IssueTime.tsx';
import { isReceived } from './received.ts';

/** What tax invoices are made from, by table, of those who issue them: whoever received one has no such record. */
const ofIssuer = {
  RS4_INV: { id: 'inv', prefix: 'rs4/inv' },
  SW_ORDER: { id: 'order', prefix: 'shipwork/order' },
} as const;

const partsFor = (ownCorpId: number): FormParts => ({
  rule: <IssueTime />,
  below: <AmendedBy />,
  // A table and a number tell nobody anything: the buttons lead to what it was made from.
  apart: ['srcTbl', 'srcId'],
  sheet: true,
  plans: { amend: AmendPlan },
  next: [
    { id: 'original', prefix: 'platform/taxInv', when: (record) => Boolean(record.orgTaxInvId), at: 'orgTaxInvId' },
    { id: 'bill', prefix: 'platform/bill', when: (record) => record.srcTbl === 'PF_BILL', at: 'srcId' },
    ...Object.entries(ofIssuer).map(([table, source]) => ({
      ...source,
      when: (record: Values) => record.srcTbl === table && record.corpId === ownCorpId,
      at: 'srcId',
    })),
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
