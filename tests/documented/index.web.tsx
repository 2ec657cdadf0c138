/**
 * The desk with a few screens written from react-admin's documentation alone, which know nothing of ours: it takes the place
 * of `services/index.web.tsx` in a build of its own (`served.ts`).
 */
import { makeDesk as ours } from '../../src/services/index.web.tsx';
import type { FormScreenProps, WebScreens } from '../../src/admin/screens/contract.ts';
import { ItemForm } from './ItemForm.tsx';
import { ItemList } from './ItemList.tsx';
import { PartnerForm } from './PartnerForm.tsx';
import { PartnerList } from './PartnerList.tsx';
import { StyleForm } from './StyleForm.tsx';
import { ShipCreate, ShipEdit } from './ShipScreens.tsx';

const ShipScreen = ({ mode }: FormScreenProps) => (mode === 'edit' ? <ShipEdit /> : <ShipCreate />);

const replaced: WebScreens = {
  'rs4/stdinfo/item': { list: ItemList, form: ItemForm },
  'rs4/clnt': { list: PartnerList, form: PartnerForm },
  'rs4/styleCode': { form: StyleForm },
  'rs4/ship': { form: ShipScreen },
};

export const makeDesk = () => ours(replaced);
