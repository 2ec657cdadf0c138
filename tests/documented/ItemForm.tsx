/** A form as react-admin's documentation writes one, with inputs of ours among its own; stored items open in the derived form. */
import { Create, SimpleForm, TextInput } from 'react-admin';
import type { FormScreenProps } from '../../src/admin/screens/contract.ts';
import FormScreen from '../../src/admin/screens/form/FormScreen.tsx';
import { FormInput } from '../../src/admin/screens/form/inputs/FormInput.tsx';

const ItemCreate = () => (
  <Create redirect="edit">
    <SimpleForm>
      <FormInput name="itemCd" />
      <FormInput name="itemNm" />
      <FormInput name="itemTpCd" />
      <FormInput name="unitCd" />
      <FormInput name="price" />
      <TextInput source="spec" label="Spec" />
    </SimpleForm>
  </Create>
);

export const ItemForm = (props: FormScreenProps) => (props.mode === 'new' ? <ItemCreate /> : <FormScreen {...props} />);
