/** What the price of an import holds of freight and insurance, by its terms of delivery: asked about, never refused. Pure. */
import { decimal, figure } from '../../../core/decimal.ts';
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf } from '../../../core/record.ts';
import { namesIf } from '../../../core/resource.ts';
import type { impDeclFields } from './impDecl.fields.ts';

type ImpDecl = RecordOf<typeof impDeclFields>;

/** Terms of delivery whose price holds the freight, and those that hold the insurance too. */
const freightHeld = new Set(['CFR', 'CPT', 'CIF', 'CIP']);
const insuranceHeld = new Set(['CIF', 'CIP']);

/** What the price holds already and is added to it once more: asked about, for customs reckons with what is declared. */
export function heldProblems({ incoCd, freightFrgn, insurFrgn }: ImpDecl): Problem[] {
  const twice = (held: ReadonlySet<string>, amount: string | null | undefined) =>
    held.has(incoCd ?? '') && decimal(figure(amount)).gt(0);
  return [
    ...namesIf(twice(freightHeld, freightFrgn), 'freightFrgn'),
    ...namesIf(twice(insuranceHeld, insurFrgn), 'insurFrgn'),
  ].map((field) => ({ code: 'E_RANGE', field, text: 'heldByPrice', args: [incoCd ?? ''], warn: true }));
}

/** Terms whose price ends before the voyage: what it is carried for belongs to the customs value. */
const freightApart = new Set(['EXW', 'FCA', 'FAS', 'FOB']);

/** Sent without freight on such terms, the customs value lacks it. */
export const freightLacks = ({ incoCd, freightFrgn }: ImpDecl): Problem[] =>
  namesIf(freightApart.has(incoCd ?? '') && decimal(figure(freightFrgn)).eq(0), 'freightFrgn').map((field) => ({
    code: 'E_RANGE',
    field,
    text: 'freightLacks',
    args: [incoCd ?? ''],
    warn: true,
  }));
