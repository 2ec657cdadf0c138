/** Names of fields and menus in the person's language. */
import { labelKeys } from '../../i18n/label.ts';
import type { Translate } from '../ui/text.tsx';
import type { MenuInfo } from './routes.ts';

/** Label of a field: the grid's or resource's own where there is one, else the shared one, else the name itself. */
export const labelOf = (t: Translate, prefix: string, field: string, grid?: string): string =>
  labelKeys(prefix, field, grid).reduceRight((fallback, key) => t(key, { _: fallback }), field);

export const menuText = (t: Translate, menu: Pick<MenuInfo, 'treeId' | 'menuNmEn'>): string =>
  t(`menus.${menu.treeId}`, { _: menu.menuNmEn });
