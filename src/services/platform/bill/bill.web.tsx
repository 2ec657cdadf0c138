/** The form of a bill: the derived one with what is left to pay, and for the company that owes it the account to pay to. */
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../../admin/screens/form/parts.ts';
import { LeftBeforePaying, LeftBesidePaid } from './left/Left.tsx';
import { AmendedBy } from '../taxInv/amend/AmendedBy.tsx';
import { PayTo } from './payTo/PayTo.tsx';

const beside = { paidAmount: LeftBesidePaid };
const ofCompany: FormParts = { beside, lead: <PayTo />, below: <AmendedBy /> };
const ofOperator: FormParts = { beside, below: <AmendedBy />, answered: { pay: LeftBeforePaying } };

export default function BillForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={props.screen.view === 'op' ? ofOperator : ofCompany} />;
}
