/** Figures and codes (a currency, how it is taxed) of the header that an answer of the server takes the place of: nobody typed the change, so it is said. Pure. */
import type { Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { isEmpty } from '../../../../fields/parsed.ts';
import { typeOf } from '../../../../fields/index.ts';
import { headerFields } from '../../../../record/resource.ts';
import { same } from '../../../../sheet/editing.ts';

/** A value that stood there, and the one that stands there now. */
export interface Renewed {
  readonly name: string;
  readonly from: unknown;
  readonly to: unknown;
}

const kinds: ReadonlySet<string | undefined> = new Set(['figure', 'code']);

/** Of those that stood there before; what was empty is filled in without a word. */
export const renewedValues = (resource: Resource, before: Values, brought: Values): readonly Renewed[] =>
  Object.entries(headerFields(resource)).flatMap(([name, field]) => {
    const [from, to] = [before[name], brought[name]];
    const told = name in brought && !isEmpty(from) && !isEmpty(to) && !same(from, to);
    return told && !field.computed && kinds.has(typeOf(field).filledAs) ? [{ name, from, to }] : [];
  });
