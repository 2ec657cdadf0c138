/** What is wrong with the amounts of a declaration, whichever kind. */
import { figure, rnd, sumFigures } from '../../../core/decimal.ts';
import type { Field, Values } from '../../../core/field.ts';
import type { Problem } from '../../../core/problem.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import { isRows } from '../../../fields/rows/index.ts';
import { overflows } from '../../shared/checks.ts';
import { lansOf } from './lines.ts';

interface Summed {
  readonly payAmtFrgn?: string | null;
  readonly lan?: readonly { readonly amtFrgn?: string | null }[] | null;
}

/** The sum of the lines, where it is not the amount that is paid. */
export function linesSumProblem(record: Summed): Problem[] {
  const lines = lansOf(record);
  const sum = sumFigures(lines.map(({ amtFrgn }) => amtFrgn));
  if (lines.length === 0 || sum.eq(figure(record.payAmtFrgn))) return [];
  return [{ code: 'E_SUM', field: 'payAmtFrgn', text: 'payAmtNotLines', args: [grouped(rnd(sum, 2))] }];
}

/** The same of a price that customs may value otherwise: asked about, not refused. */
export const linesSumAsked = (record: Summed): Problem[] =>
  linesSumProblem(record).map((problem) => ({ ...problem, warn: true }));

type Declared = Readonly<Record<string, Field>>;

const reckoned = (fields: Declared): Declared =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => field.computed && !isRows(field)));

/** Computed fields by the fields that they stand among. */
const reckonedIn = new WeakMap<Declared, Declared>();
function reckonedOf(fields: Declared): Declared {
  let found = reckonedIn.get(fields);
  if (!found) reckonedIn.set(fields, (found = reckoned(fields)));
  return found;
}

/** Rows as they were weighed last; one that changes is another object. */
const weighed = new WeakMap<object, readonly Problem[]>();

function rowProblems(fields: Declared, row: object): readonly Problem[] {
  let found = weighed.get(row);
  if (!found) weighed.set(row, (found = overflows(reckonedOf(fields), row as Values, {})));
  return found;
}

/** Amounts beyond what their columns hold: of rows, else of the header. */
export function amountProblems(fields: Declared, record: object): Problem[] {
  const inRows = ['lan', 'model'].flatMap((grid) => {
    const declared = fields[grid]!;
    const rows = ((record as Values)[grid] ?? []) as readonly object[];
    if (!isRows(declared)) return [];
    return rows.flatMap((row, at) =>
      rowProblems(declared.fields, row).map((problem) => ({ ...problem, grid, row: at })),
    );
  });
  return inRows.length ? inRows : overflows(reckonedOf(fields), record as Values, {});
}
