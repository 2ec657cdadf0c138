/** Statuses: what a record's present one allows (00-conventions 1.1 "edit/delete by status"). */
import { sql } from 'kysely';
import type { Values } from '../../core/field.ts';
import { refuse } from '../../core/problem.ts';
import { systemCorpId, type Resource } from '../../core/resource.ts';
import { codeGroupOf, headerFields } from '../../record/resource.ts';
import { openStates } from '../../record/sides.ts';
import type { Call } from '../behaviour.ts';
import type { Transaction } from '../executor.ts';

/** Refuses a change or a deletion unless the record stands in an open status. */
export async function demandOpen(tx: Transaction, resource: Resource, stored: Values, call: Call): Promise<void> {
  if (!resource.state) return;
  const open = openStates(resource, stored, call.corpId);
  await demandState(tx, resource, stored, call, resource.state.field, open);
}

/** E_STATE, with the name of the present status in the person's language, unless it is one of `allowed`. */
export async function demandState(
  tx: Transaction,
  resource: Resource,
  stored: Values,
  call: Call,
  field: string,
  allowed: readonly string[],
): Promise<void> {
  const now = String(stored[field] ?? '');
  if (allowed.includes(now)) return;
  const declared = headerFields(resource)[field];
  const group = declared && codeGroupOf(declared);
  const value = call.lang === 'en' ? sql`c.value_en` : sql`c.value`;
  const [code] = await tx.query<{ name: string }>(sql`
    select ${value} as name from fw_code g join fw_code_code c on c.parent_id = g.id
    where g.grp_cd = ${group ?? null} and g.del_yn = 'N' and c.key = ${now}
      and c.corp_id in (${call.corpId}::bigint, ${systemCorpId}::bigint) order by c.corp_id desc limit 1`);
  refuse('E_STATE', { field, args: [code?.name ?? now] });
}
