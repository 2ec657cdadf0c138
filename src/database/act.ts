/** Actions beyond CRUD: `POST {prefix}/{id}/{action}` (00-conventions 1.1 "action"). */
import type { Values } from '../core/field.ts';
import { ProblemError, refuse } from '../core/problem.ts';
import { headerFields } from '../fields/resource.ts';
import { changesBetween, writeAudit } from './audit.ts';
import type { Action, SaveStep } from './behaviour.ts';
import { canWrite, load, lockAndLoad, toWire, type Saving } from './save.ts';
import { columnValues, updateHeader } from './write.ts';

/** Runs a named action on one record and answers the record as the wire shows it, with what the action adds. */
export function act(saving: Saving, name: string, action: Action, id: number, body: Values): Promise<Values> {
  const { resource, all, call } = saving;
  return saving.database.write(call, async (tx) => {
    const stored = await lockAndLoad(tx, resource, all, id, call);
    if (!canWrite(resource, stored, call) || (action.operator && !call.operator)) refuse('E_AUTH');
    if (body.version === undefined && body.updateDt === undefined) refuse('E_REQUIRED', { field: 'version' });
    const stale = body.version === undefined ? body.updateDt !== stored.updateDt : body.version !== stored.version;
    if (stale) throw new ProblemError({ code: 'E_CONFLICT' }, { current: toWire(resource, stored) });
    const field = resource.state?.field ?? 'stCd';
    if (action.from && !action.from.includes(stored[field] as string)) {
      refuse('E_STATE', { field, args: [String(stored[field])] });
    }
    const step: SaveStep = { ...call, tx, resource };
    const done = (await action.run?.(step, stored, body)) ?? {};
    const changes = { ...done.changes, ...(action.to ? { [field]: action.to } : {}) };
    const fields = Object.fromEntries(Object.entries(headerFields(resource)).filter(([key]) => key in changes));
    await updateHeader(tx, resource, id, columnValues(fields, changes, all));
    const after = await load(tx, resource, all, id, call);
    await writeAudit(tx, resource, after.corpId as number, [id], name, changesBetween(resource, stored, after));
    return { ...toWire(resource, after), ...done.answer };
  });
}
