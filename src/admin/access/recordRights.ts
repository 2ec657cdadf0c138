/** What a person may do with records: by their menus, by whose record it is, and by where it stands. */
import type { Level } from '../../core/authority.ts';
import type { Values } from '../../core/field.ts';
import { operatorSide } from '../../core/resource.ts';
import type { ActionButton, Actor, Resource } from '../../core/resource.ts';
import { mayAct, writingSides } from '../../record/sides.ts';
import { actionOf, belongsTo, standsFor } from '../../record/actions.ts';
import { grids } from '../../record/resource.ts';
import type { SignedIn } from '../../session/session.ts';
import { begins } from '../routes.ts';
import type { Screen } from '../routes.ts';
import { actorOf } from '../screens/actions/actor.ts';
import { filesLock, gridLock, headerLock, makingLock, ownerLock, removalLock } from '../screens/form/locks.ts';
import type { Situation } from '../screens/form/locks.ts';
import { otherSide, readOnly, Rights } from './rights.ts';

/** Actions that bring a new record. */
const makingActions = new Set(['create', 'copy', 'clone', 'import']);
const notHere = 'desk.reason.not_in_mode';

export class RecordRights extends Rights {
  readonly #actor: Actor;
  readonly #screens: ReadonlyMap<string, Screen>;

  constructor(session: SignedIn, screens: ReadonlyMap<string, Screen>) {
    super(session);
    this.#actor = actorOf(session);
    this.#screens = screens;
  }

  override refusal(name: string, action: string, record?: Values): string | undefined {
    const level = this.level(name);
    const resource = this.#screens.get(name)?.resource;
    const button = resource && actionOf(resource, action);
    if (button)
      return actionRefusal(
        resource,
        button,
        button.under ? this.#best(button.under, button.underView) : level,
        this.#actor,
        record,
      );
    const refused = super.refusal(name, action);
    if (!resource || refused) return refused;
    const situation = { resource, level, corpId: this.#actor.corpId };
    if (makingActions.has(action)) {
      const foreign = action === 'copy' || action === 'clone' ? personLock(resource, record, this.#actor) : undefined;
      return begins(this.#screens.get(name)!) ? (makingLock(situation) ?? foreign) : notHere;
    }
    if (action === 'edit') return record && changeLock({ ...situation, mode: 'edit', record });
    if (action !== 'delete') return undefined;
    if (resource.without?.includes('delete')) return notHere;
    if (!record) return makingLock(situation);
    return personLock(resource, record, this.#actor) ?? removalLock({ ...situation, mode: 'edit', record });
  }

  /** The best authority for a resource, whatever menu shows it, or that of the menu with the view. */
  #best(prefix: string, only?: string): Level {
    const levels = [...this.#screens.values()].map(({ name, view, resource }) =>
      resource.prefix === prefix && (only ?? view) === view ? this.level(name) : 0,
    );
    return Math.max(0, ...levels) as Level;
  }
}

/** Somebody else's, where records are a person's own; what a row does not carry is the server's to judge. */
function personLock({ ownedBy }: Resource, record: Values | undefined, { userId }: Actor): string | undefined {
  const owner = ownedBy === undefined ? undefined : record?.[ownedBy];
  return owner === undefined || owner === null || owner === userId ? undefined : 'desk.reason.not_yours';
}

/** Rows of a list that do not carry who stands on the sides are the server's to judge. */
function isOtherSides(resource: Resource, action: ActionButton, record: Values, corpId: number): boolean {
  // What a company asks for in a public directory it asks for itself.
  if (resource.scope === 'DIR')
    return !action.operator && record['corpId'] !== undefined && record['corpId'] !== corpId;
  if (!resource.parties) return false;
  const loaded = (action.by ?? writingSides(resource)).every((side) => {
    const field = resource.parties?.[side];
    return field === operatorSide || (field !== undefined && record[field] !== undefined);
  });
  return loaded && !mayAct(resource, action, record, corpId);
}

/** Why nothing of a record can be changed: neither header, nor a grid, nor files. */
function changeLock(situation: Situation): string | undefined {
  const open =
    filesLock(situation) === undefined ||
    Object.values(grids(situation.resource)).some((rows) => gridLock(situation, rows) === undefined);
  return open ? undefined : headerLock(situation);
}

/** Why a resource's own action cannot be done, with the record as rules see it; without one, whether it can be done at all. */
function actionRefusal(
  resource: Resource,
  action: ActionButton,
  level: Level,
  actor: Actor,
  record: Values | undefined,
): string | undefined {
  if (!belongsTo(action, actor)) return 'desk.reason.operator';
  // Said before authority: no authority would make it this company's.
  if (record && isOtherSides(resource, action, record, actor.corpId)) return otherSide;
  if (level < (action.level ?? 2)) return readOnly;
  // Whatever the record says, nothing could leave.
  if (resource.messages?.sends[action.name] && actor.unreached?.includes(resource.messages.receiver))
    return 'errors.noWayOut';
  if (!record) return undefined;
  // Enough for this action, so the owner is asked about alone.
  const owner = action.by ? undefined : ownerLock({ resource, mode: 'read', level: 2, corpId: actor.corpId, record });
  if (owner) return owner;
  if (!standsFor(resource, action, record)) return 'desk.acts.other_state';
  const blocked = action.blocked?.(record, actor);
  return blocked && `errors.${blocked}`;
}
