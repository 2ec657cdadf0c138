/** The form of a company: the derived one, where a name that nobody has given yet is an empty field that says so. */
import { useTranslate } from 'react-admin';
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../../admin/screens/form/parts.ts';
import type { InputProps } from '../../../fields/ui-contract.ts';
import { uiOf } from '../../../fields/ui.ts';
import { corp } from './corp.ts';
import { unstated } from './unstated.ts';

/** What stands there in the meantime stays stored until there is a name; it fills no field. */
function NameInput(props: InputProps) {
  const t = useTranslate();
  const { Input } = uiOf(props.field);
  if (props.value !== unstated) return <Input {...props} />;
  const said = props.error ? undefined : t(`resources.${corp.prefix}.words.unnamed`);
  return <Input {...props} value={null} {...(said && { warning: said })} />;
}

const parts: FormParts = { inputs: { ceoNm: NameInput } };

export default function CorpForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={parts} />;
}
