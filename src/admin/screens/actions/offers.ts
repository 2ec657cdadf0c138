/** Which buttons a record has beyond saving, and why some of them cannot be pressed now. Pure. */
import type { Level } from '../../../core/authority.ts';
import type { Values } from '../../../core/field.ts';
import type { ActionButton, Actor, Resource } from '../../../core/resource.ts';
import { belongsTo, standsFor } from '../../../record/actions.ts';
import { ownerLock } from '../form/locks.ts';

export interface Offer {
  readonly action: ActionButton;
  /** Key of the sentence that says why not. */
  readonly reason?: string | undefined;
}

/** What the person's company has at all and the record's state allows. */
export function offersFor(
  resource: Resource,
  record: Values,
  actor: Actor,
  { level, changed }: { readonly level: Level; readonly changed: boolean },
): readonly Offer[] {
  return (resource.actions ?? [])
    .filter((action) => belongsTo(action, actor) && standsFor(resource, action, record))
    .map((action) => {
      const enough = level >= (action.level ?? 2) ? 2 : level;
      const owner = ownerLock({ resource, mode: 'read', level: enough, corpId: actor.corpId, record });
      const blocked = action.blocked?.(record, actor);
      const reason = owner ?? (blocked ? `errors.${blocked}` : changed ? 'desk.reason.save_first' : undefined);
      return { action, reason };
    });
}

/** What a list offers for its chosen rows; a row that cannot take part is the reason for all of them. */
export function bulkOffers(
  resource: Resource,
  chosen: readonly Values[],
  actor: Actor,
  level: Level,
): readonly Offer[] {
  const offered = (resource.actions ?? []).filter((action) => action.bulk && belongsTo(action, actor));
  return offered.map((action) => {
    if (level < (action.level ?? 2)) return { action, reason: 'desk.reason.read_only' };
    if (chosen.length === 0) return { action, reason: 'desk.reason.nothing_selected' };
    if (chosen.some((record) => !standsFor(resource, action, record)))
      return { action, reason: 'desk.acts.other_state' };
    const blocked = chosen.map((record) => action.blocked?.(record, actor)).find(Boolean);
    return { action, reason: blocked && `errors.${blocked}` };
  });
}
