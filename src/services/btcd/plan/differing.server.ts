/** What a gate read that was not as planned: the trip stands as it stood, its trail says what was read, and its dispatchers are told. */
import { sql } from 'kysely';
import type { Values } from '../../../core/field.ts';
import type { StoredOf } from '../../../core/record.ts';
import type { Ask, Step } from '../../../database/behaviour.ts';
import { writeAudit } from '../../../database/save/audit.ts';
import { tellOwner } from '../../../database/save/notify.ts';
import { askIn } from '../../../database/save/askIn.ts';
import { menuIdsOf } from '../../reference/menus.ts';
import type { plan } from './plan.ts';
import { plain } from '../../shared/bonded/plain.ts';
import { comparedNames, isAsPlanned, readNames, unreadNames, type Compared } from './steps.ts';

type Stored = StoredOf<typeof plan>;
/** What the trail calls it. */
const act = 'verifyDiffers';

interface Differed {
  readonly at: string;
  /** By what was compared: what was read. */
  readonly read: Readonly<Partial<Record<Compared, string | null>>>;
}

/** The latest comparison that differed, of a trip that its gate has not let through since. */
export async function lastDiffering(
  ask: Ask,
  stored: Pick<Stored, 'id' | 'corpId' | 'stCd'>,
): Promise<Differed | undefined> {
  if (stored.stCd !== 'SUBM') return undefined;
  const [found] = await ask<{ at: string; changes: readonly { field: string; to: string | null }[] }>(sql`
    select to_char(at at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI') as at, changes from sys_audit
    where corp_id = ${stored.corpId}::bigint and table_nm = 'btcd_plan' and row_id = ${stored.id}::bigint and act = ${act}
    order by id desc limit 1`);
  if (!found) return undefined;
  const named = (name: Compared) => found.changes.filter(({ field }) => field === readNames[name]);
  return {
    at: found.at,
    read: Object.fromEntries(comparedNames.flatMap((name) => named(name).map(({ to }) => [name, to]))),
  };
}

export async function keepDiffering(step: Step, stored: Stored, read: Values): Promise<void> {
  // An empty box is no reading.
  if (unreadNames(read, stored as Values).length > 0) return;
  const apart = comparedNames.filter((name) => !isAsPlanned(name, read, stored));
  // A hyphen says that there is none.
  const values = apart.map((name) => (plain(read[name]) ? String(read[name]) : null));
  // The same, read once more, is no news.
  const last = await lastDiffering(askIn(step), stored);
  const known = last && Object.keys(last.read).length === apart.length;
  if (known && apart.every((name, at) => last.read[name] === values[at])) return;
  const changes = apart.map((name, at) => ({ field: readNames[name], from: null, to: values[at] }));
  await writeAudit(step.tx, step.resource, stored.corpId, [stored.id], act, changes);
  const to = apart.length === 1 ? readNames[apart[0]!] : 'differs';
  await tellOwner(step, menuIdsOf('B21'), stored as Values, { to, no: values.filter(Boolean).join(' · ') });
}
