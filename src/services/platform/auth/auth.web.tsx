/** The authority screen: its menus are a matrix, not rows of a grid (10-platform, 41-menus-authorities). */
import { useMemo } from 'react';
import { useDesk } from '../../../admin/desk.ts';
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import { MenuMatrix } from '../../../admin/screens/matrix/MenuMatrix.tsx';
import { withKnownMenus } from '../../../admin/screens/matrix/rows.ts';
import { useMenus } from '../../../admin/screens/matrix/useMenus.ts';

const grids = { menu: MenuMatrix };

export default function AuthForm(props: FormScreenProps) {
  const { menus, failed } = useMenus();
  const { menus: tree, menuName } = useDesk();
  // A template names menus of every system; a copy may name only those that the company has subscribed.
  const parts = useMemo(() => {
    const shown = (field: string, grid: string | undefined, value: unknown) => {
      const menu =
        grid === 'menu' && field === 'menuId' ? tree.find(({ id }) => String(id) === String(value)) : undefined;
      return menu && menuName(menu);
    };
    return { grids, shown, copied: withKnownMenus('menuList', failed ? [] : menus) };
  }, [menus, failed, tree, menuName]);
  return <FormScreen {...props} parts={parts} />;
}
