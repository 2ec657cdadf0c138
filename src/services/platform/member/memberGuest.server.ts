/** Entering the demo yard: a visitor becomes its guest with one press, without account and password. */
import { sql } from 'kysely';
import { limit } from '../../../api/limits.ts';
import type { SignIn } from '../../../api/plugins/session.ts';
import type { Owner, TokenPair } from '../../../api/sessions.ts';
import { seoulDay } from '../../../core/dates.ts';
import { refuse } from '../../../core/problem.ts';
import { readProfile, type Profile } from './memberProfile.server.ts';

/** Whether the newest yard may be entered. */
export async function yardIsOpen({ database }: SignIn): Promise<boolean> {
  const [row] = await database.ask(sql`select exists (select 1 from sys_demo_yard) as open`);
  return row?.open === true;
}

/** Opens a session in the newest yard; E_NOTFOUND where there is none (yet). */
export async function enterYard(
  server: SignIn,
  { address, device, lang }: { readonly address: string; readonly device: string; readonly lang: string },
): Promise<TokenPair & Profile> {
  await limit(server, 'guest', { address });
  const [yard] = await server.database.ask(
    sql`select corp_id as "corpId", guest_id as id from sys_demo_yard order by made_on desc limit 1`,
  );
  if (!yard) return refuse('E_NOTFOUND', { text: 'noYard' });
  const owner = yard as unknown as Owner;
  return server.database.write({ corpId: owner.corpId, userId: owner.id }, async (tx) => {
    const ask = (all: Parameters<typeof tx.query>[0][]) => Promise.all(all.map((one) => tx.query(one)));
    const { profile, levels } = await readProfile((all) => ask([...all]), owner, seoulDay(server.now()), lang);
    const pair = await server.sessions.start(tx, owner, device, levels, server.tokenNow());
    return { ...pair, ...profile };
  });
}
