/** The form of a bill: the derived one, and for the company that owes it the account to pay to. */
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../../admin/screens/form/parts.ts';
import { PayTo } from './payTo/PayTo.tsx';

const ofCompany: FormParts = { lead: <PayTo /> };

export default function BillForm(props: FormScreenProps) {
  return <FormScreen {...props} {...(props.screen.view === 'op' ? {} : { parts: ofCompany })} />;
}
