/** Screens of a vessel as the documentation of react-admin writes them: nothing here knows of this product. */
import {
  AutocompleteInput,
  Create,
  Edit,
  ReferenceInput,
  SelectInput,
  SimpleForm,
  TextInput,
  maxLength,
  required,
} from 'react-admin';

const kinds = [
  { id: 'BULK', name: 'Bulk carrier' },
  { id: 'CNTR', name: 'Container ship' },
];

const ShipForm = () => (
  <SimpleForm warnWhenUnsavedChanges>
    <TextInput source="shipNm" label="Name" validate={[required(), maxLength(50)]} />
    <TextInput source="shipNmEn" label="English name" validate={required()} />
    <TextInput source="imoNo" label="IMO number" />
    <TextInput source="callSign" label="Call sign" />
    <SelectInput source="shipTpCd" label="Kind" choices={kinds} validate={required()} />
    <TextInput source="natCd" label="Flag" defaultValue="PA" />
    <TextInput source="trdTpCd" label="Trade" defaultValue="INTL" />
    <ReferenceInput source="ownerClntId" reference="rs4/clnt">
      <AutocompleteInput label="Owner" optionText="clntNm" />
    </ReferenceInput>
  </SimpleForm>
);

export const ShipEdit = () => (
  <Edit mutationMode="pessimistic">
    <ShipForm />
  </Edit>
);

export const ShipCreate = () => (
  <Create redirect="edit">
    <ShipForm />
  </Create>
);
