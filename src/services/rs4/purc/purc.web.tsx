/** The form of a purchase: the derived one with its sums beside it and the rule of approval in words. */
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../../admin/screens/form/parts.ts';
import { ApprovalRoute } from '../document/ApprovalRoute.tsx';
import { RefusedApproval } from '../document/RefusedApproval.tsx';
import { ApprovalRule } from '../document/totals/ApprovalRule.tsx';
import { OrderLines } from './OrderLines.tsx';
import { StillToCome } from './StillToCome.tsx';
import { VesselOfOrder } from './VesselOfOrder.tsx';
import { MoneyTotals } from '../../shared/MoneyTotals.tsx';

const parts: FormParts = {
  lead: (
    <>
      <RefusedApproval />
      <StillToCome />
    </>
  ),
  beside: { orderId: VesselOfOrder },
  above: { item: <OrderLines /> },
  plans: { requestAppr: ApprovalRoute },
  apart: ['purcNo', 'stCd', 'purcTot', 'purcTotFrgn', 'purcVat', 'sumAmount'],
  aside: <MoneyTotals groups={[['purcTot', 'purcVat']]} net="purcTot" />,
  rule: <ApprovalRule setting="PURC_APPR_AMT" states={['DRAFT']} />,
};

export default function PurcForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={parts} />;
}
