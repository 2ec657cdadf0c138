/** The derived form with an input of react-admin in it. */
import { TextInput } from 'react-admin';
import type { FormScreenProps } from '../../src/admin/screens/contract.ts';
import FormScreen from '../../src/admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../src/admin/screens/form/parts.ts';

const parts: FormParts = { apart: ['remark'], below: <TextInput source="remark" label="Remark" /> };

export const PartnerForm = (props: FormScreenProps) => <FormScreen {...props} parts={parts} />;
