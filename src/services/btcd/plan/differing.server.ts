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

type Trip = Pick<Stored, 'id' | 'corpId' | 'stCd'>;

/** The comparisons that differed, of a trip that its gate has not let through since; the latest first. */
async function differings(ask: Ask, stored: Trip): Promise<readonly Differed[]> {
  if (stored.stCd !== 'SUBM') return [];
  const found = await ask<{ at: string; changes: readonly { field: string; to: string | null }[] }>(sql`
    select to_char(at at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI') as at, changes from sys_audit
    where corp_id = ${stored.corpId}::bigint and table_nm = 'btcd_plan' and row_id = ${stored.id}::bigint and act = ${act}
    order by id desc`);
  return found.map(({ at, changes }) => {
    const named = (name: Compared) => changes.filter(({ field }) => field === readNames[name]);
    return {
      at,
      read: Object.fromEntries(comparedNames.flatMap((name) => named(name).map(({ to }) => [name, to]))),
    };
  });
}

export const lastDiffering = async (ask: Ask, stored: Trip): Promise<Differed | undefined> =>
  (await differings(ask, stored))[0];

export async function keepDiffering(step: Step, stored: Stored, read: Values): Promise<void> {
  // An empty box is no reading.
  if (unreadNames(read, stored as Values).length > 0) return;
  const apart = comparedNames.filter((name) => !isAsPlanned(name, read, stored));
  // A hyphen says that there is none.
  const values = apart.map((name) => (plain(read[name]) ? String(read[name]) : null));
  const before = await differings(askIn(step), stored);
  const isSame = ({ read: told }: Differed) =>
    Object.keys(told).length === apart.length && apart.every((name, at) => told[name] === values[at]);
  // The same, read once more, is no news; what was read between leaves its trace, yet nobody is told of the same again.
  if (before[0] && isSame(before[0])) return;
  const changes = apart.map((name, at) => ({ field: readNames[name], from: null, to: values[at] }));
  await writeAudit(step.tx, step.resource, stored.corpId, [stored.id], act, changes);
  if (before.some(isSame)) return;
  const to = apart.length === 1 ? readNames[apart[0]!] : 'differs';
  await tellOwner(step, menuIdsOf('B21'), stored as Values, { to, no: values.filter(Boolean).join(' · ') });
}
