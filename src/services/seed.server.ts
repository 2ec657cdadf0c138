/** What a database holds from the start: reference data everywhere, the fictitious companies of page 60 outside production. */
import { sql } from 'kysely';
import { StartProblem } from '../database/engine/problem.ts';
import { openDatabase } from '../database/postgres.ts';
import type { Database, Transaction } from '../database/executor.ts';
import type { FileStore } from '../database/files/store.ts';
import { isPassword } from '../fields/password/index.ts';
import { systemCorpId } from '../core/resource.ts';
import { writeDemo } from './demo/write.server.ts';
import { isLoginId, normalLoginId } from './platform/user/loginId.ts';
import { writeReference } from './reference/write.server.ts';
import { writePictures } from './reference/writePictures.server.ts';
import { writeForms } from './reference/writeForms.server.ts';
import { writeProducts } from './reference/writeProducts.server.ts';
import { writeSettings } from './rs4/stdinfo/config.server.ts';
import { indexShared, saveRecord, seedCall } from './seedRecord.server.ts';

/** One process at a time, as the owner of the tables. */
export async function asOwner(
  ownerUrl: string,
  now: Date,
  work: (tx: Transaction, database: Database) => Promise<void>,
): Promise<void> {
  const database = openDatabase(ownerUrl, 1);
  try {
    await database.write(seedCall(systemCorpId, now), async (tx) => {
      await tx.query(sql`select pg_advisory_xact_lock(hashtext('hangro seed'))`);
      await work(tx, database);
    });
  } finally {
    await database.close();
  }
}

export type SeedEnvironment = Readonly<Record<string, string | undefined>>;

/**
 * Code groups, authority templates, the system company, settings of companies: new ones are added, names brought up to
 * date. Services of the store: once, with their pictures where a file store is given. A production database without
 * operator gets its first one from OPERATOR_LOGIN_ID and OPERATOR_LOGIN_PW.
 */
export function seedReference(ownerUrl: string, env: SeedEnvironment = process.env, files?: FileStore): Promise<void> {
  const now = new Date();
  return asOwner(ownerUrl, now, async (tx, database) => {
    await writeReference(tx);
    const services = await writeProducts(tx);
    if (files) await writePictures(tx, { ...seedCall(systemCorpId, now), files }, services);
    await writeForms(tx);
    await writeSettings(tx);
    await indexShared(tx);
    if (env.APP_ENV === 'production') await writeOperator(tx, database, env, now);
  });
}

export interface DemoOptions {
  readonly now: Date;
  readonly password: string;
  /** Takes the files of the demo; without it there are none. */
  readonly files?: FileStore;
}

/** Loads the demo data into a database that holds no company but the system's. Answers whether it did. */
export async function seedDemo(ownerUrl: string, { now, password, files }: DemoOptions): Promise<boolean> {
  let loaded = false;
  await asOwner(ownerUrl, now, async (tx, database) => {
    const [found] = await tx.query<{ loaded: boolean }>(sql`
      select exists (select 1 from platform_corp where id > ${systemCorpId}) or exists (select 1 from platform_user) as loaded`);
    if (found!.loaded) return;
    await writeDemo(tx, database, now, password, files);
    await writeSettings(tx);
    await indexShared(tx);
    loaded = true;
  });
  return loaded;
}

async function writeOperator(tx: Transaction, database: Database, env: SeedEnvironment, now: Date): Promise<void> {
  const { OPERATOR_LOGIN_ID: id, OPERATOR_LOGIN_PW: loginPw } = env;
  const [someUser] = await tx.query(
    sql`select 1 from platform_user where corp_id = ${systemCorpId} and del_yn = 'N' limit 1`,
  );
  if (someUser || !id || !loginPw) return;
  const loginId = normalLoginId(id);
  if (!isLoginId(loginId) || !isPassword(loginPw)) {
    throw new StartProblem(
      'OPERATOR_LOGIN_ID 는 이메일이나 휴대전화번호, OPERATOR_LOGIN_PW 는 영문·숫자·특수문자 8~20자여야 합니다.',
      'OPERATOR_LOGIN_ID must be an e-mail or mobile number, OPERATOR_LOGIN_PW 8-20 letters, digits and signs',
    );
  }
  const [group] = await tx.query<{ id: number }>(
    sql`select id from platform_auth where corp_id = ${systemCorpId} and auth_nm = '운영자' and del_yn = 'N'`,
  );
  const header = { loginId, loginPw, userNm: '운영자', phone: '01000000000', authId: group!.id };
  await saveRecord(tx, database, 'platform/user', seedCall(systemCorpId, now), { header, grids: {} });
}
