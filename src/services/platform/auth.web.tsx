/** The authority screen: its menus are a matrix, not rows of a grid (10-platform, 41-menus-authorities). */
import type { FormScreenProps } from '../../admin/screens/contract.ts';
import FormScreen from '../../admin/screens/form/FormScreen.tsx';
import { MenuMatrix } from '../../admin/screens/matrix/MenuMatrix.tsx';

const parts = { grids: { menu: MenuMatrix } };

export default function AuthForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={parts} />;
}
