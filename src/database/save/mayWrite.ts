/** Whether a save may touch the record as it stands: whose it is, which version was seen, which parts are open. */
import type { Values } from '../../core/field.ts';
import { ProblemError, refuse } from '../../core/problem.ts';
import type { Resource } from '../../core/resource.ts';
import { anyFiles, noFiles } from '../../fields/files/sent.ts';
import type { ReadBody } from '../../record/readBody.ts';
import { grids } from '../../record/resource.ts';
import { mayWrite } from '../../record/sides.ts';
import type { RowsField } from '../../fields/rows/index.ts';
import type { Call } from '../behaviour.ts';
import type { Transaction } from '../executor.ts';
import { demandOpen } from './state.ts';
import { isOwned } from '../schema/refTarget.ts';
import { toWire } from '../query/wire.ts';

/** Version, ownership and status; the answer of a conflict carries the record as it is now. */
export async function checkOpen(
  tx: Transaction,
  resource: Resource,
  stored: Values,
  sent: ReadBody,
  call: Call,
): Promise<void> {
  if (!canWrite(resource, stored, call) && !onlyOwnedRows(resource, sent)) refuse('E_AUTH');
  demandCurrent(resource, stored, sent, call);
  if (onlyOpenParts(resource, stored, sent)) return;
  demandUnclosed(resource, stored, sent);
  await demandOpen(tx, resource, stored, call);
}

/** Refuses what was sent about another state of the record than the present. A moment is no guard: two saves may share its second. */
export function demandCurrent(
  resource: Resource,
  stored: Values,
  { version }: { readonly version?: unknown },
  call: Call,
): void {
  if (version === undefined) refuse('E_REQUIRED', { field: 'version' });
  if (version !== stored.version)
    throw new ProblemError({ code: 'E_CONFLICT' }, { current: toWire(resource, stored, call.corpId) });
}

/** Shared rows are written by the company that owns them. */
export function canWrite(resource: Resource, stored: Values, call: Call): boolean {
  const isOwner = stored.corpId === call.corpId;
  if (resource.scope === 'SYS' || resource.scope === 'SYS_OWN') return isOwner;
  if (resource.scope === 'CORP' || resource.scope === 'DIR') return isOwner || call.operator;
  return resource.parties ? mayWrite(resource, stored, call.corpId) : isOwner;
}

const touchedGrids = (resource: Resource, sent: ReadBody): RowsField[] =>
  Object.entries(sent.grids).flatMap(([grid, lists]) =>
    Object.values(lists).some((list) => list.length > 0) ? [grids(resource)[grid]!] : [],
  );

/** Nothing but rows, of which each grid lets itself be changed so. */
function onlyRows(resource: Resource, sent: ReadBody, lets: (rows: RowsField) => boolean): boolean {
  const touched = touchedGrids(resource, sent);
  const more = Object.keys(sent.header).length > 0 || anyFiles(sent.files ?? noFiles);
  return !more && touched.length > 0 && touched.every(lets);
}

/** Nothing but rows that belong to the company that writes them. */
const onlyOwnedRows = (resource: Resource, sent: ReadBody): boolean => onlyRows(resource, sent, isOwned);

const statusOf = (resource: Resource, record: Values) => String(record[resource.state?.field ?? 'stCd']);

/** Rows with statuses of their own (`openIn`) are closed in others even where the record is open. */
export function demandRowsOpen(resource: Resource, record: Values, sent: ReadBody): void {
  const now = statusOf(resource, record);
  const open = ({ openIn }: RowsField) => openIn === undefined || openIn.includes(now);
  if (!touchedGrids(resource, sent).every(open)) refuse('E_STATE', { text: 'rowsClosed' });
}

/** Rows that say by themselves why they are closed now, and what to do instead. */
function demandUnclosed(resource: Resource, stored: Values, sent: ReadBody): void {
  const [told] = touchedGrids(resource, sent).flatMap(({ closed }) => closed?.[statusOf(resource, stored)] ?? []);
  if (told) throw new ProblemError(told);
}

/** Nothing but what is open in this status by itself: rows (`openIn`) and files (`state.files`). */
function onlyOpenParts(resource: Resource, stored: Values, sent: ReadBody): boolean {
  const now = statusOf(resource, stored);
  const files = anyFiles(sent.files ?? noFiles);
  if (files && !resource.state?.files?.includes(now)) return false;
  const touched = touchedGrids(resource, sent);
  const any = files || touched.length > 0;
  return any && Object.keys(sent.header).length === 0 && touched.every(({ openIn }) => openIn?.includes(now) ?? false);
}
