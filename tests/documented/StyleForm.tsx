/** The derived form with the rich text of react-admin's documentation in it, beside one of ours. */
import { RichTextInput } from 'ra-input-rich-text';
import type { FormScreenProps } from '../../src/admin/screens/contract.ts';
import FormScreen from '../../src/admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../src/admin/screens/form/parts.ts';

const parts: FormParts = { apart: ['footTxt'], below: <RichTextInput source="footTxt" label="Foot" /> };

export const StyleForm = (props: FormScreenProps) => <FormScreen {...props} parts={parts} />;
