/** Records made from others: `POST {prefix}/{maker}`. */
import type { Values } from '../../core/field.ts';
import { ProblemError } from '../../core/problem.ts';
import type { Maker } from '../../core/resource.ts';
import { readActionInput } from '../../record/actions.ts';
import type { Drafting } from '../behaviour.ts';
import { checkCodes, checkReferences, inputPlaces } from '../query/references.ts';
import { saveIn } from './save.ts';
import type { Saving } from './saving.ts';
import { insertsOf } from './working.ts';

/** Makes a record from others (`makers` of the resource) and answers it as the wire shows it. */
export async function makeFrom(saving: Saving, maker: Maker, draft: Drafting, body: Values): Promise<Values> {
  const input = readActionInput(maker, body);
  return saving.database.write(saving.call, async (tx) => {
    const places = inputPlaces(maker.fields, input.values);
    const problems = [
      ...input.problems,
      ...(await checkReferences(tx, places, saving.all)),
      ...(await checkCodes(tx, places, saving.call)),
    ];
    if (problems.length) throw new ProblemError(problems);
    const { header, rows } = await draft(
      { ...saving.call, tx, resource: saving.resource, all: saving.all },
      input.values,
    );
    return saveIn(tx, saving, { header, grids: insertsOf(rows), problems: [] });
  });
}
