/** Which buttons a record has beyond saving, and why some of them cannot be pressed now. Pure. */
import type { Values } from '../../../core/field.ts';
import type { Problem } from '../../../core/problem.ts';
import type { ActionButton, Actor, Resource } from '../../../core/resource.ts';
import { otherSide } from '../../access/rights.ts';
import { rulesOf } from '../../../record/rules.ts';
import { belongsTo, standsFor } from '../../../record/actions.ts';

export interface Offer {
  readonly action: ActionButton;
  /** Key of the sentence that says why not. */
  readonly reason?: string | undefined;
  /** What would refuse it now. */
  readonly problem?: Problem;
}

/** What is known of a record beyond itself. */
export type Facts = Values | 'awaited' | 'unknown';

const checking = 'desk.reason.checking';

/** While one waits for its facts all do: what alone could be pressed would stand where another step stands a moment later. */
const together = (offers: readonly Offer[]): readonly Offer[] =>
  offers.some(({ reason }) => reason === checking)
    ? offers.map((offer) => (offer.reason || offer.problem ? offer : { ...offer, reason: checking }))
    : offers;

/** What the record's facts say of the action; while they are on their way it waits, and where nobody told them the server judges. */
function barring(resource: Resource, { name, start }: ActionButton, record: Values, facts: Facts): Partial<Offer> {
  if (facts === 'unknown') return {};
  const barred = rulesOf(resource)?.barred?.[name];
  // What a dialog starts with may go by them too.
  if (facts === 'awaited' && (barred || start)) return { reason: checking };
  if (!barred || facts === 'awaited') return {};
  const problem = [barred(record, facts) ?? []].flat()[0];
  return problem ? { problem } : {};
}

interface Judging {
  readonly refusal: Refusal;
  readonly changed: boolean;
  /** Answered by the resource; `{}` where it has none. */
  readonly facts?: Facts;
}

/** What the auth provider says of an action: key of the sentence that refuses it. */
export type Refusal = (action: string, record?: Values) => string | undefined;

/** What the person's company has at all and the record's state allows. */
export function offersFor(
  resource: Resource,
  record: Values,
  actor: Actor,
  { refusal, changed, facts = {} }: Judging,
): readonly Offer[] {
  return together(
    (resource.actions ?? [])
      .filter((action) => !action.listed && belongsTo(action, actor) && standsFor(resource, action, record))
      .map((action) => {
        const refused = refusal(action.name, record);
        const reason = refused ?? (changed ? 'desk.reason.save_first' : undefined);
        return reason ? { action, reason } : { action, ...barring(resource, action, record, facts) };
      })
      // What is never this company's to do stands on the screen of the other.
      .filter(({ reason }) => reason !== otherSide),
  );
}

/** What a list offers for its chosen rows; a row that cannot take part is the reason for all of them. */
export function bulkOffers(
  resource: Resource,
  chosen: readonly Values[],
  actor: Actor,
  refusal: Refusal,
): readonly Offer[] {
  const offered = (resource.actions ?? []).filter((action) => action.bulk && belongsTo(action, actor));
  return offered.map((action) => {
    const refused = refusal(action.name);
    if (refused) return { action, reason: refused };
    if (chosen.length === 0) return { action, reason: 'desk.reason.nothing_selected' };
    const reasons = chosen.map((record) =>
      standsFor(resource, action, record) ? refusal(action.name, record) : 'desk.acts.other_state',
    );
    // Where each goes for itself, one that can is enough; the others are told of by name.
    if (action.bulk === 'each' && reasons.includes(undefined)) return { action };
    return { action, reason: reasons.find((reason) => reason !== undefined) };
  });
}
