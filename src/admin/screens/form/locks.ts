/** Why a record cannot be changed here; keys of texts. */
import type { Level } from '../../../core/authority.ts';
import type { Field, Values } from '../../../core/field.ts';
import { systemCorpId } from '../../../core/resource.ts';
import type { Resource } from '../../../core/resource.ts';
import { isMadeFor, mayFill, mayRemove, mayWrite, openStates, sidesOf } from '../../../record/sides.ts';
import type { RowsField } from '../../../fields/rows/index.ts';
import type { FormMode } from '../contract.ts';

export interface Situation {
  readonly resource: Resource;
  readonly mode: FormMode;
  readonly level: Level;
  /** The person's company. */
  readonly corpId: number;
  /** As loaded. */
  readonly record: Values;
}

const isStored = (mode: FormMode) => mode === 'edit' || mode === 'read';

/** Who may write at all: authority, then whose row it is. */
export function ownerLock({ resource, level, corpId, record, mode }: Situation): string | undefined {
  if (level < 2) return 'desk.reason.read_only';
  if ((corpId === systemCorpId && !resource.parties) || !isStored(mode)) return undefined;
  if (resource.parties && typeof record.corpId === 'number' && !mayWrite(resource, record, corpId))
    return 'desk.reason.partner';
  if (resource.scope === 'SYS') return 'desk.reason.operator';
  if (resource.scope === 'DIR' && typeof record.corpId === 'number' && record.corpId !== corpId)
    return 'desk.reason.not_own';
  const foreign = resource.scope === 'SYS_OWN' && typeof record.corpId === 'number' && record.corpId !== corpId;
  return foreign || record.sysYn === 'Y' ? 'desk.reason.built_in' : undefined;
}

/** Why no record can be made or deleted: shared masters and companies are the operator's. */
export function makingLock({
  resource,
  level,
  corpId,
}: Pick<Situation, 'resource' | 'level' | 'corpId'>): string | undefined {
  if (level < 2) return 'desk.reason.read_only';
  if (onlyReads({ resource, corpId })) return 'desk.reason.operator';
  const operators = resource.scope === 'SYS' || resource.scope === 'CORP';
  return operators && corpId !== systemCorpId ? 'desk.reason.operator' : undefined;
}

/** Has the company no part in making and changing such records: the operator does both for it? */
export const onlyReads = ({ resource, corpId }: Pick<Situation, 'resource' | 'corpId'>): boolean =>
  isMadeFor(resource) && corpId !== systemCorpId;

/** Why the header is closed; undefined when it is open. */
export function headerLock(situation: Situation): string | undefined {
  const { resource, mode, record } = situation;
  const owner = ownerLock(situation);
  if (owner) return owner;
  const { state } = resource;
  const open = openStates(resource, record, situation.corpId);
  return state && isStored(mode) && !open.includes(String(record[state.field])) ? 'desk.reason.state' : undefined;
}

/** Sides on which the company stands in the record; in one that it makes, those of whoever makes it. */
const sidesIn = ({ resource, mode, record, corpId }: Situation): readonly string[] =>
  sidesOf(resource, isStored(mode) ? record : null, corpId);

/** Why the record cannot be taken away: between companies only whoever made it does. */
export const removalLock = (situation: Situation): string | undefined =>
  headerLock(situation) ??
  (mayRemove(situation.resource, situation.record, situation.corpId) ? undefined : 'desk.reason.maker');

/** Why a grid is closed. Companies add rows of their own under a shared parent where it lets them (fw/code). */
export function gridLock(situation: Situation, rows: RowsField): string | undefined {
  if (rows.readOnly) return 'desk.reason.system_rows';
  if (!mayFill(rows, sidesIn(situation))) return 'desk.reason.partner_rows';
  const { state } = situation.resource;
  if (rows.openIn && state && !ownerLock(situation)) {
    const now = String(situation.record[state.field]);
    const told = rows.closed?.[now];
    return rows.openIn.includes(now) ? undefined : told ? `errors.${told.text ?? told.code}` : 'desk.reason.state';
  }
  const lock = headerLock(situation);
  if (!lock || !rows.owned || situation.level < 2) return lock;
  return situation.record.corpScopeYn === 'N' ? lock : undefined;
}

/** Why files neither come nor go; some stay open after the rest is closed. */
export function filesLock(situation: Situation): string | undefined {
  const { resource, record, mode } = situation;
  const open = resource.state?.files?.includes(String(record[resource.state.field])) && isStored(mode);
  return open ? ownerLock(situation) : headerLock(situation);
}

/** Whether nobody changes this field of the header here. */
export const isClosed = (
  { situation, locked }: { readonly situation: Situation; readonly locked: ReadonlySet<string> },
  name: string,
  field: Field,
): boolean =>
  situation.mode === 'read' || headerLock(situation) !== undefined || isFixed(field, situation) || locked.has(name);

/** Set by the server, at creation only, or by the operator only. */
export const isFixed = (field: Field, { mode, corpId }: Pick<Situation, 'mode' | 'corpId'>): boolean =>
  Boolean(field.computed || (isStored(mode) && (field.createOnly || (field.operatorOnly && corpId !== systemCorpId))));
