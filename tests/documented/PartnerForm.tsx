/** The derived form with an input of react-admin in it, and with boxes around some of its fields. */
import { TextInput } from 'react-admin';
import type { Resource } from '../../src/core/resource.ts';
import type { FormScreenProps } from '../../src/admin/screens/contract.ts';
import FormScreen from '../../src/admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../src/admin/screens/form/parts.ts';

const parts: FormParts = { apart: ['remark'], below: <TextInput source="remark" label="Remark" /> };

const boxed = (resource: Resource): Resource => ({
  ...resource,
  boxes: {
    register: { fields: ['corpRegNo', 'ceoNm', 'telNo'] },
    money: { fields: ['currCd', 'vatCd', 'payTermCd'] },
    address: { fields: ['zipCd', 'addr', 'addrEn', 'taxEmail'], folded: true },
  },
});

export const PartnerForm = (props: FormScreenProps) => (
  <FormScreen {...props} screen={{ ...props.screen, resource: boxed(props.screen.resource) }} parts={parts} />
);
