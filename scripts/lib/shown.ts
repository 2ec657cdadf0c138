/** What the browser knows of every resource before its declaration has come. */
import * as prettier from 'prettier';
import type { Resource } from '../../src/core/resource.ts';

/** Text of src/services/shown.ts for these declarations. */
export async function shownText(resources: readonly Resource[]): Promise<string> {
  const shown = resources.map(({ prefix, menus }) => ({
    prefix,
    menus: menus.map(({ menu, view }) => ({ menu, view })),
  }));
  const text = `/** Where every resource shows, derived from the declarations by scripts/shown.ts. */
    import type { ShownResource } from '../core/resource.ts';\n
    export const shown: readonly ShownResource[] = ${JSON.stringify(shown)};`;
  const filepath = import.meta.filename;
  return prettier.format(text, { ...(await prettier.resolveConfig(filepath)), filepath });
}
