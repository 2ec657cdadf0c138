/** Registered sites as the session calls see them (3-decisions 3). */
import { sql } from 'kysely';
import { systemCorpId } from '../../../core/resource.ts';
import type { Database } from '../../../database/executor.ts';

const system = { corpId: systemCorpId, userId: 0 };

/** Origins to which a session may be handed over. */
export async function registeredOrigins(database: Database): Promise<string[]> {
  const [origins] = await database.read<[{ origin: string }[]]>(system, [
    sql`select distinct s.site_origin as origin from fw_client c join fw_client_site s on s.corp_id = c.corp_id and s.parent_id = c.id
      where c.use_yn = 'Y' and c.del_yn = 'N'`,
  ]);
  return origins.map(({ origin }) => origin);
}

export interface RegisteredClient {
  readonly clientId: string;
  readonly unsigned: boolean;
  readonly salt: string | null;
}

export async function clientOf(database: Database, clientId: string): Promise<RegisteredClient | undefined> {
  const [[client]] = await database.read<[RegisteredClient[]]>(system, [
    sql`select client_id as "clientId", unsigned_yn = 'Y' as unsigned, secret_salt as salt from fw_client
      where client_id = ${clientId} and use_yn = 'Y' and del_yn = 'N'`,
  ]);
  return client;
}
