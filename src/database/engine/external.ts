import { createHmac } from 'node:crypto';
import pg from 'pg';
import { reasonOf, StartProblem } from './problem.ts';
import { appRole, withClient } from './roles.ts';

export interface ExternalOptions {
  readonly databaseUrl: string;
  readonly databaseAppUrl?: string | undefined;
  readonly appSecret: string;
}

/** Reaches a given PostgreSQL and answers the addresses of owner and application. */
export async function reachExternal(options: ExternalOptions): Promise<{ ownerUrl: string; appUrl: string }> {
  const ownerUrl = options.databaseUrl;
  const version = await connect(ownerUrl, 'DATABASE_URL', async (client) => {
    const { rows } = await client.query<{ v: number }>(`select current_setting('server_version_num')::int as v`);
    return rows[0]!.v;
  });
  if (version < 150_000) {
    throw new StartProblem(
      `PostgreSQL 15 이상이 필요합니다. DATABASE_URL 의 서버는 ${Math.floor(version / 10_000)} 입니다.`,
      `PostgreSQL 15 or later is needed; the server of DATABASE_URL is ${Math.floor(version / 10_000)}`,
    );
  }
  const { databaseAppUrl } = options;
  if (databaseAppUrl) {
    const login = await connect(databaseAppUrl, 'DATABASE_APP_URL', async (client) => client.user ?? '');
    await connect(ownerUrl, 'DATABASE_URL', (client) => ensureBearer(client, login));
    await demandSameDatabase(ownerUrl, databaseAppUrl);
    return { ownerUrl, appUrl: databaseAppUrl };
  }
  const password = createHmac('sha256', options.appSecret).update(`database role ${appRole}`).digest('base64url');
  const appUrl = withUser(ownerUrl, appRole, password);
  await connect(ownerUrl, 'DATABASE_URL', (client) => ensureLogin(client, appUrl, password));
  return { ownerUrl, appUrl };
}

function withUser(url: string, user: string, password: string): string {
  const changed = new URL(url);
  changed.username = user;
  changed.password = password;
  return changed.href;
}

async function connect<T>(url: string, name: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  try {
    return await withClient(url, work);
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(
      `${name} 의 PostgreSQL(${addressOf(url)})에 연결할 수 없습니다: ${reasonOf(error)}.`,
      `cannot reach the PostgreSQL of ${name} (${addressOf(url)}): ${reasonOf(error)}`,
    );
  }
}

/** Host, port and database, without the password. */
const addressOf = (url: string): string => {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || 5432}${pathname}`;
};

/** The application role with the derived password; made, or given the password, when it does not sign in with it. */
async function ensureLogin(client: pg.Client, appUrl: string, password: string): Promise<void> {
  if (await signsIn(appUrl)) return;
  const secret = pg.escapeLiteral(password);
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [appRole]);
  const statement = rowCount
    ? `alter role ${appRole} login password ${secret}`
    : `create role ${appRole} login password ${secret}`;
  await client.query(statement).catch((error: pg.DatabaseError) => {
    // Another process may have made it in between.
    if (error.code === '42710' || error.code === '23505' || error.code === 'XX000') return;
    throw new StartProblem(
      `DATABASE_URL 의 사용자가 역할 ${appRole} 을(를) 만들 수 없습니다(${error.message}). 역할을 만들고 DATABASE_APP_URL 을 지정해 주세요.`,
      `the user of DATABASE_URL cannot prepare the role ${appRole} (${error.message}); create it and set DATABASE_APP_URL`,
    );
  });
}

const signsIn = (url: string): Promise<boolean> =>
  withClient(url, async () => true).catch((error: { code?: string }) => {
    // Wrong password, unknown role, or a role without login.
    if (error.code === '28P01' || error.code === '28000') return false;
    throw error;
  });

/** With a login of the installation's own, hangro_app carries the rights and the login is its member. */
async function ensureBearer(client: pg.Client, login: string): Promise<void> {
  const sql = [`create role ${appRole} nologin`, `grant ${appRole} to ${pg.escapeIdentifier(login)}`];
  try {
    if (!(await client.query('select from pg_roles where rolname = $1', [appRole])).rowCount)
      await client.query(sql[0]!);
    if (login === appRole) return;
    const { rows } = await client.query<{ member: boolean }>(`select pg_has_role($1, $2, 'member') as member`, [
      login,
      appRole,
    ]);
    if (!rows[0]!.member) await client.query(sql[1]!);
  } catch (error) {
    throw new StartProblem(
      `DATABASE_URL 의 사용자가 역할을 준비할 수 없습니다(${reasonOf(error)}). 관리자로 실행해 주세요: ${sql.join('; ')}`,
      `the user of DATABASE_URL cannot prepare the roles; run as an administrator: ${sql.join('; ')}`,
    );
  }
}

async function demandSameDatabase(ownerUrl: string, appUrl: string): Promise<void> {
  const identify = (url: string): Promise<string> =>
    withClient(url, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `select pg_postmaster_start_time() || ' ' || current_database() as id`,
      );
      return rows[0]!.id;
    });
  if ((await identify(ownerUrl)) === (await identify(appUrl))) return;
  throw new StartProblem(
    'DATABASE_URL 과 DATABASE_APP_URL 은 같은 데이터베이스를 가리켜야 합니다.',
    'DATABASE_URL and DATABASE_APP_URL must name the same database',
  );
}
