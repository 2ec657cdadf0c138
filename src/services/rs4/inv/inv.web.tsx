/** The form of an invoice: the derived one with its sums, and what of them is paid, beside it. */
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../../admin/screens/form/parts.ts';
import { AmendedBy } from '../../platform/taxInv/amend/AmendedBy.tsx';
import { BilledSoFar, shareWatch } from './BilledSoFar.tsx';
import { leftToPay } from './pay.rules.ts';
import { headerAmountFields } from '../document/fields.ts';
import { MoneyTotals } from '../../shared/MoneyTotals.tsx';

const parts: FormParts = {
  watch: shareWatch,
  below: (
    <>
      <BilledSoFar />
      <AmendedBy />
    </>
  ),
  apart: ['invNo', 'stCd', 'lineNoCd', ...Object.keys(headerAmountFields), 'paidAmount', 'paidAmountFrgn', 'excDiff'],
  next: [{ id: 'taxInv', prefix: 'platform/taxInv', when: ({ taxInvId }) => Boolean(taxInvId), at: 'taxInvId' }],
  aside: (
    <MoneyTotals
      groups={[
        ['tot', 'dctAmount', 'quotAmount', 'salesVat'],
        ['paidAmount', 'excDiff'],
      ]}
      net="quotAmount"
      left={{ word: 'left', of: leftToPay }}
    />
  ),
};

export default function InvForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={parts} />;
}
