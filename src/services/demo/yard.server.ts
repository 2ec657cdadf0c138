/** The demo yard: the repair yard of the demo data as a company of its own, for visitors who look around. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/executor.ts';
import type { FileStore } from '../../database/files/store.ts';
import { operatorSide, ownerSide } from '../../core/resource.ts';
import { columnName } from '../../database/schema/names.ts';
import { resources } from '../index.ts';
import { runs } from '../reference/productRecords.ts';
import { products } from '../reference/products.ts';
import { writeSettings } from '../rs4/stdinfo/config.server.ts';
import { seedCall } from '../seedRecord.server.ts';
import { demoSets, type DemoRecord, type DemoSet } from './index.ts';
import { companyRecords } from './companies.ts';
import { writeLetterhead, writeSets, yardId } from './write.server.ts';

export interface Yard {
  readonly corpId: number;
  /** The person whom visitors are: may read everything and change nothing. */
  readonly guestId: number;
}

/**
 * Told from the company that it is a copy of, which stands beside it in the operator's lists; its letterhead and seal bear
 * the name of both.
 */
const yardNames = { corpNm: '한바다데모선박수리(주) 체험용', corpNmEn: 'Hanbada Demo Ship Repair (for visitors)' };

/** The one that any number of companies may have (platform/corp). */
const noRegNo = '0000000000';
const guest = 'view2@demo.example';
const ownId = (loginId: string, corpId: number) => loginId.replace('@', `@yard${corpId}.`);

/** Login ids are unique everywhere; the persons of a yard have their own. */
const moved = (prefix: string, record: DemoRecord, corpId: number): DemoRecord => {
  const { loginId } = record.values;
  return prefix === 'platform/user' && typeof loginId === 'string'
    ? { ...record, corpId, values: { ...record.values, loginId: ownId(loginId, corpId) } }
    : { ...record, corpId };
};

/** A yard to look at stands alone: no order of it reaches a company, and no directory shows it. */
const reachesOthers = (prefix: string): boolean => {
  const { scope, parties = {} } = resources.find((resource) => resource.prefix === prefix)!;
  const company = (field: string) => field !== ownerSide && field !== operatorSide;
  return scope === 'DIR' || Object.values(parties).some(company);
};

/** What a visitor finds subscribed can be opened: services that are yet to open are not among it. */
const shownServices: ReadonlySet<string> = new Set(products.filter(runs).map(({ subsReqId }) => subsReqId));
const isUsed = ({ refs }: DemoRecord): boolean => {
  const product = refs?.['prodId'];
  return typeof product !== 'object' || shownServices.has(String(Object.values(product)[0]));
};

const setsOf = (corpId: number): DemoSet[] =>
  demoSets
    .filter(({ prefix }) => !reachesOthers(prefix))
    .map(({ prefix, records }) => ({
      prefix,
      records: records
        .filter((record) => record.corpId === yardId && isUsed(record))
        .map((record) => moved(prefix, record, corpId)),
    }));

/** Writes one around the day of `now`. Nobody knows a password of it, and no message reaches its persons. */
export async function writeYard(tx: Transaction, database: Database, now: Date, files?: FileStore): Promise<Yard> {
  const corpId = await writeCompany(tx);
  await writeSets(tx, database, now, setsOf(corpId), () => `Aa1!${randomBytes(9).toString('base64url')}`);
  // By what its services work, as in every company that holds them.
  await writeSettings(tx);
  if (files) await writeLetterhead(tx, { ...seedCall(corpId, now), files });
  await tx.query(sql`update platform_user set login_pw = null, email = null, phone = null where corp_id = ${corpId}`);
  const [person] = await tx.query<{ id: number }>(
    sql`select id from platform_user where corp_id = ${corpId} and login_id = ${ownId(guest, corpId)}`,
  );
  return { corpId, guestId: person!.id };
}

async function writeCompany(tx: Transaction): Promise<number> {
  const { values } = companyRecords.find(({ id }) => id === yardId)!;
  const columns = Object.entries({ ...values, ...yardNames, corpRegNo: noRegNo }).map(([name, value]) => [
    columnName(name),
    value,
  ]);
  const row: Record<string, unknown> = { st_cd: 'ACTIVE', ...Object.fromEntries(columns) };
  const list = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  const [made] = await tx.query<{ id: number }>(sql`insert into platform_corp (${list})
    select ${list} from json_populate_record(null::platform_corp, ${JSON.stringify(row)}::json) returning id`);
  return made!.id;
}
