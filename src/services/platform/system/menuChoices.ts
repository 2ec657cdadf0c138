/** The menus that a product may open, by name: folders, and below each its menus. */
import { alwaysOpen, menusOf } from '../../reference/products.ts';
import { menuTree, type MenuNode } from '../../reference/menus.ts';
import { sellable, treeIdsOf } from './product.rules.ts';

/** What every company has needs no product. */
const free = new Set(menusOf(alwaysOpen).flatMap(({ treeId, treePaId }) => [treeId, treePaId]));
/** Folders of which a company has but some menus stand there for the rest. */
const offered = sellable.filter(
  ({ treeId, treePaId }) =>
    !free.has(treeId) || (treePaId === null && menusOf([treeId]).some((one) => !free.has(one.treeId))),
);

const named = ({ menuNm, menuNmEn }: MenuNode, lang: string): string => (lang === 'ko' ? menuNm : menuNmEn);

function nameOf(treeId: string, lang: string): string {
  const node = menuTree.find((one) => one.treeId === treeId);
  if (!node) return treeId;
  return node.treePaId === null ? named(node, lang) : `${nameOf(node.treePaId, lang)} › ${named(node, lang)}`;
}

/** The choices in the order of the tree; `note` tells the number, by which one may look for it too. */
export const menuChoices = (lang: string) =>
  offered.map((node) => ({
    key: node.treeId,
    name: nameOf(node.treeId, lang),
    note: node.treeId,
    also: [node.menuNm, node.menuNmEn],
  }));

/** What a product opens in words. */
export const menusInWords = (value: unknown, lang: string): string =>
  treeIdsOf(value)
    .map((treeId) => nameOf(treeId, lang))
    .join(', ');

/** treeIds with one turned on or off, in the order of the tree; what is in no tree stays behind them. */
export function toggledMenus(value: unknown, treeId: string): string | null {
  const held = treeIdsOf(value);
  const next = held.includes(treeId) ? held.filter((one) => one !== treeId) : [...held, treeId];
  const place = (one: string) =>
    (menuTree.findIndex((node) => node.treeId === one) + menuTree.length + 1) % (menuTree.length + 1);
  return next.toSorted((a, b) => place(a) - place(b)).join(',') || null;
}
