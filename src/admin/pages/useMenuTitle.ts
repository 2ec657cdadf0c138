import { useDocumentTitle } from '../../session/address/title.ts';
import { useT } from '../../ui/text.tsx';
import type { Crumb } from '../layout/pageHeaderProps.ts';
import { useDesk } from '../desk.ts';
import type { MenuInfo } from '../routes.ts';

/** Name of a menu, the way to it, and both as the document's title. */
export function useMenuTitle(menu: MenuInfo): { readonly title: string; readonly crumbs: readonly Crumb[] } {
  const t = useT();
  const { menus, menuName } = useDesk();
  const title = menuName(menu);
  const folder = menus.find((one) => one.treeId === menu.treePaId);
  useDocumentTitle(title, t('desk.title'));
  return { title, crumbs: folder ? [{ label: menuName(folder) }] : [] };
}
