import type { Problem } from '../../../core/problem.ts';
import type { Rules } from '../../../core/resource.ts';
import { isOperatorMenu, menuTree } from '../../reference/menus.ts';
import type { productFields } from './product.fields.ts';

/** treeIds that a product opens, from the text in which they stand. */
export const treeIdsOf = (text: unknown): readonly string[] =>
  typeof text === 'string' ? text.split(/[\s,]+/).filter(Boolean) : [];

/** Folders and menus that a subscription may open: all but the operator's own. */
export const sellable = menuTree.filter((node) => node.treeId !== 'P9' && !isOperatorMenu(node));
const sellableTrees: ReadonlySet<string> = new Set(sellable.map(({ treeId }) => treeId));

export const productRules: Rules<typeof productFields> = {
  check(record): readonly Problem[] {
    const strange = treeIdsOf(record.menuTreeIds).filter((id) => !sellableTrees.has(id));
    return strange.length
      ? [{ code: 'E_REF', field: 'menuTreeIds', text: 'menuUnknown', args: [strange.join(', ')] }]
      : [];
  },
};
