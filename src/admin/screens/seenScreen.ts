/** Screens as a company on its sides of a document knows them: what it does not see or fill in is not declared there. */
import type { Values } from '../../core/field.ts';
import { fitting } from '../../fields/code/index.ts';
import { declaredFor, listSides, sidesOf } from '../../record/sides.ts';
import type { Screen } from '../routes.ts';

const seenOn = (screen: Screen, sides: readonly string[]): Screen => {
  const declared = declaredFor(screen.resource, sides);
  const sort = declared.menus.find(({ view }) => view === screen.view)?.sort;
  const resource = sort ? { ...declared, sort } : declared;
  return resource === screen.resource ? screen : { ...screen, resource };
};

/** A list, whose rows may stand on several sides; what its menu holds to one value holds codes that follow it too. */
export function listedFor(screen: Screen, corpId: number): Screen {
  const seen = seenOn(screen, listSides(screen.resource, screen.view, corpId));
  const { resource } = seen;
  const held = Object.entries(resource.menus.find(({ view }) => view === screen.view)?.where ?? {});
  const values = Object.fromEntries(held.flatMap(([name, keys]) => (keys.length === 1 ? [[name, keys[0]]] : [])));
  const fields = Object.entries(resource.fields).map(([name, field]) => [name, fitting(field, values)] as const);
  return fields.every(([name, field]) => field === resource.fields[name])
    ? seen
    : { ...seen, resource: { ...resource, fields: Object.fromEntries(fields) } };
}

/** A stored record, or one that the company makes. */
export const recordFor = (screen: Screen, record: Values | null, corpId: number): Screen =>
  seenOn(screen, sidesOf(screen.resource, record, corpId));
