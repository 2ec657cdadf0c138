/** Writes a company, its administrator and the consents in one transaction (2-portal 4, step 3 to 4). */
import { sql } from 'kysely';
import { othersOf } from '../../../database/save/others.ts';
import { seoulDay } from '../../../core/dates.ts';
import type { Values } from '../../../core/field.ts';
import { refuse } from '../../../core/problem.ts';
import type { RecordOf } from '../../../core/record.ts';
import { systemCorpId, type Resource } from '../../../core/resource.ts';
import type { Behaviour, Call } from '../../../database/behaviour.ts';
import type { Database, Transaction } from '../../../database/executor.ts';
import { saveIn } from '../../../database/save/save.ts';
import { auth } from '../auth/auth.ts';
import { consentVersion } from './steps/consents.ts';
import { corp } from '../corp/corp.ts';
import { unstated } from '../corp/unstated.ts';
import { corpBehaviour } from '../corp/corp.server.ts';
import { joinTypes, noRegNo, type Consent, type JoinItem } from './join.rules.ts';
import { normalLoginId } from '../user/loginId.ts';
import { authorityTemplates } from '../../reference/authorities.ts';
import { user } from '../user/user.ts';
import { userBehaviour } from '../user/user.server.ts';

export interface Joining {
  readonly item: JoinItem;
  readonly checkList: readonly Consent[];
  readonly address: string;
  readonly device: string;
  readonly now: Date;
  readonly lang: 'ko' | 'en';
  readonly production: boolean;
}

const all: readonly Resource[] = [corp, user, auth];
const adminTemplate = authorityTemplates.find(({ code }) => code === 'ADMIN')!.authNm;
/** The wizard does not ask for it; the company fills it in afterwards. Bills and tax invoices need a name of the head. */

const callFor = ({ now, lang, production }: Joining, corpId: number): Call => ({
  corpId,
  userId: 0,
  operator: corpId === systemCorpId,
  lang,
  now,
  today: seoulDay(now),
  production,
});

/** Answers the id of what was written. */
async function saveAs(
  tx: Transaction,
  database: Database,
  call: Call,
  resource: Resource,
  behaviour: Behaviour,
  header: Values,
): Promise<number> {
  await tx.query(sql`select set_config('app.corp_id', ${String(call.corpId)}, true)`);
  const saved = await saveIn(
    { ...tx, actor: call },
    { database, resource, all, behaviour, othersOf, call },
    { header, grids: {}, problems: [] },
  );
  return saved.id as number;
}

/** `tx` is the system company's. A login id or company that exists breaks a unique rule of the database. */
export async function writeJoin(tx: Transaction, database: Database, joining: Joining): Promise<void> {
  const { item, now } = joining;
  const type = item.userType === 'private' ? refuse('E_CODE', { field: 'userType' }) : joinTypes[item.userType];
  const company: RecordOf<typeof corp> = {
    corpNm: item.corpNm.trim(),
    corpTpCd: type.corpTpCd,
    corpRegNo: type.regNo ? item.corpRegNo : noRegNo,
    ceoNm: item.userNm,
    addr: unstated,
    telNo: item.phone,
    email: item.email.toLowerCase(),
    ...(type.area ? { bondAreaId: item[type.area] } : {}),
  };
  const corpId = await saveAs(tx, database, callFor(joining, systemCorpId), corp, corpBehaviour, company);
  // An address is on no paper until the company has told it; who joins need not represent it. Its record asks for both.
  await tx.query(sql`update platform_corp set addr = null, ceo_nm = ${unstated} where id = ${corpId}::bigint`);
  const [group] = await tx.query<{ id: number }>(sql`select id from platform_auth
    where corp_id = ${systemCorpId} and auth_nm = ${adminTemplate} and sys_yn = 'Y' and del_yn = 'N'`);
  const person: RecordOf<typeof user> = {
    loginId: normalLoginId(item.loginId),
    loginPw: item.loginPw,
    userNm: item.userNm.trim(),
    phone: item.phone,
    email: item.email.toLowerCase(),
    authId: group!.id,
  };
  const userId = await saveAs(tx, database, callFor(joining, corpId), user, userBehaviour, person);
  for (const name of new Set(joining.checkList)) {
    await tx.query(sql`insert into sys_consent (corp_id, user_id, item, text_version, agreed_at, address, device)
      values (${corpId}, ${userId}, ${name}, ${consentVersion(name, seoulDay(now))}, ${now}, ${joining.address}, ${joining.device})`);
  }
}
