/** Screens as a company on its sides of a document knows them: what it does not see or fill in is not declared there. */
import type { Values } from '../../core/field.ts';
import { declaredFor, listSides, sidesOf } from '../../record/sides.ts';
import type { Screen } from '../routes.ts';

const seenOn = (screen: Screen, sides: readonly string[]): Screen => {
  const resource = declaredFor(screen.resource, sides);
  return resource === screen.resource ? screen : { ...screen, resource };
};

/** A list, whose rows may stand on several sides. */
export const listedFor = (screen: Screen, corpId: number): Screen =>
  seenOn(screen, listSides(screen.resource, screen.view, corpId));

/** A stored record, or one that the company makes. */
export const recordFor = (screen: Screen, record: Values | null, corpId: number): Screen =>
  seenOn(screen, sidesOf(screen.resource, record, corpId));
