/** Actions beyond CRUD: `POST {prefix}/{id}/{action}` (00-conventions 1.1 "action"). */
import type { Values } from '../core/field.ts';
import { refuse } from '../core/problem.ts';
import { headerFields } from '../fields/resource.ts';
import { changesBetween, writeAudit } from './audit.ts';
import type { Action, SaveStep } from './behaviour.ts';
import { writeKeyword } from './keyword.ts';
import { canWrite, demandCurrent, load, lockAndLoad, toWire, type Saving } from './save.ts';
import { demandState } from './state.ts';
import { columnValues, updateHeader } from './write.ts';

/** Runs a named action on one record and answers the record as the wire shows it, with what the action adds. */
export function act(saving: Saving, name: string, action: Action, id: number, body: Values): Promise<Values> {
  const { resource, all, call } = saving;
  return saving.database.write(call, async (tx) => {
    const stored = await lockAndLoad(tx, saving, id);
    if (!canWrite(resource, stored, call) || (action.operator && !call.operator)) refuse('E_AUTH');
    demandCurrent(resource, stored, body);
    const field = resource.state?.field ?? 'stCd';
    if (action.from) await demandState(tx, resource, stored, call, field, action.from);
    const step: SaveStep = { ...call, tx, resource };
    const done = (await action.run?.(step, stored, body)) ?? {};
    const changes = { ...done.changes, ...(action.to ? { [field]: action.to } : {}) };
    const fields = Object.fromEntries(
      Object.entries(headerFields(resource)).filter(([key]) => Object.hasOwn(changes, key)),
    );
    await updateHeader(tx, resource, id, columnValues(fields, changes, all));
    const after = await load(tx, saving, id);
    await writeKeyword(tx, resource, after.corpId as number, id, after);
    await writeAudit(tx, resource, after.corpId as number, [id], name, changesBetween(resource, stored, after));
    return { ...toWire(resource, after), ...done.answer };
  });
}
