/** Reports of a bonded warehouse that arise elsewhere: what its gate confirmed has come in or gone out. */
import type { Values } from '../../../core/field.ts';
import type { AfterStep } from '../../../database/behaviour.ts';

/** Makes an accepted report of type 20 or 60 in the company of the area, with its movement in the ledger there. */
export async function reportAccepted(
  step: AfterStep,
  corpId: number,
  values: Values,
): Promise<{ readonly id: number }> {
  const others = step.others.in(corpId);
  const made = await others.make('bwms/io', values);
  const id = made.id as number;
  await others.act('bwms/io', id, 'reported');
  return { id };
}
