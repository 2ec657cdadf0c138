/** The form of a quotation: the derived one with its sums beside it and the rule of approval in words. */
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../../admin/screens/form/parts.ts';
import type { RecordOf } from '../../../core/record.ts';
import { headerAmountFields } from '../document/fields.ts';
import { NewestRevision } from './NewestRevision.tsx';
import { Revisions } from './Revisions.tsx';
import { ApprovalRoute } from '../document/ApprovalRoute.tsx';
import { RefusedApproval } from '../document/RefusedApproval.tsx';
import { SendPlan } from './SendPlan.tsx';
import { ApprovalRule } from '../document/totals/ApprovalRule.tsx';
import { quotWatch } from '../schedule/watches.tsx';
import { DocumentTotals } from '../document/totals/DocumentTotals.tsx';
import type { quot } from './quot.ts';

type Quot = RecordOf<typeof quot>;

/** Other revisions as far as this one knows of them, and its own sending. */
const revisionCount = ({ revNo, stCd, sentDtm }: Quot) =>
  Number(revNo ?? 0) + (stCd === 'REV' ? 1 : 0) + (sentDtm ? 1 : 0);

const parts: FormParts = {
  lead: <RefusedApproval />,
  watch: quotWatch,
  plans: { requestAppr: ApprovalRoute, send: SendPlan },
  tabs: [{ id: 'revisions', count: revisionCount, View: Revisions }],
  apart: ['quotNo', 'revNo', 'stCd', 'lineNoCd', ...Object.keys(headerAmountFields)],
  aside: <DocumentTotals />,
  rule: (
    <>
      <ApprovalRule setting="QUOT_APPR_AMT" states={['INQ', 'DRAFT']} />
      <NewestRevision />
    </>
  ),
  next: [
    {
      id: 'appr',
      prefix: 'groupware/appr',
      when: ({ stCd, apprId }) => stCd === 'APPR' && Boolean(apprId),
      at: 'apprId',
    },
    { id: 'order', prefix: 'rs4/order', when: ({ orderId }) => Boolean(orderId), at: 'orderId' },
  ],
};

export default function QuotForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={parts} />;
}
