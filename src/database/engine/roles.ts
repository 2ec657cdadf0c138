import pg from 'pg';
import { StartProblem } from './problem.ts';

/** Bearer of the rights that migrations grant; the application signs in as it, or as a member of it. */
export const appRole = 'hangro_app';

/** Runs `work` on one connection of its own. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 8000,
    application_name: 'hangro start',
  });
  // A connection that breaks later also rejects the query in flight; unheard, the event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

interface Powers {
  name: string;
  rolsuper: boolean;
  bypasses: boolean;
  owns: string | null;
  member: boolean;
}

/**
 * Refuses an application role that row-level security would not hold: a superuser, one that bypasses it or may become
 * one that does, or an owner of tables.
 */
export async function demandPlainRole(appUrl: string): Promise<void> {
  const powers = await withClient(appUrl, async (client) => {
    const { rows } = await client.query<Powers>(
      `select r.rolname as name, r.rolsuper,
         exists (select from pg_roles b where (b.rolbypassrls or b.rolsuper) and pg_has_role(r.oid, b.oid, 'member')) as bypasses,
         (select min(c.oid::regclass::text) from pg_class c join pg_namespace n on n.oid = c.relnamespace
           where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
             and n.nspname not like 'pg\\_temp\\_%' and pg_has_role(r.oid, c.relowner, 'member')) as owns,
         coalesce((select pg_has_role(r.oid, g.oid, 'usage') from pg_roles g where g.rolname = $1), false) as member
       from pg_roles r where r.rolname = current_user`,
      [appRole],
    );
    return rows[0]!;
  });
  const refuse = (ko: string, en: string): never => {
    throw new StartProblem(
      `응용 프로그램의 데이터베이스 역할 ${powers.name} 은(는) ${ko}`,
      `the application's database role ${powers.name} ${en}`,
    );
  };
  if (powers.rolsuper) refuse('슈퍼유저이면 안 됩니다.', 'must not be a superuser');
  if (powers.bypasses)
    refuse('행 수준 보안을 우회할 수 있으면 안 됩니다(BYPASSRLS).', 'must not be able to bypass row-level security');
  if (powers.owns !== null)
    refuse(`테이블(${powers.owns})을 소유하면 안 됩니다.`, `must not own tables (${powers.owns})`);
  if (!powers.member) refuse(`${appRole} 역할의 구성원이어야 합니다.`, `must be a member of the role ${appRole}`);
}
