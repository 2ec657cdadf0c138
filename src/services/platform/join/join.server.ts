/** `POST /api/platform/member/join` (2-portal 4, 5, 7; 3-decisions 3 and 4). */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { translate } from '../../../../i18n/server.ts';
import type { Database, Transaction } from '../../../database/executor.ts';
import { enqueue } from '../../../api/outbox/enqueue.ts';
import { evenTime } from '../../../api/evenTime.ts';
import { requireOwnPage } from '../../../api/ownPage.ts';
import { languageOf, type SignIn } from '../../../api/plugins/session.ts';
import { checkCode, useCode } from '../../../api/verification.ts';
import { ProblemError, refuse } from '../../../core/problem.ts';
import { systemCorpId } from '../../../core/resource.ts';
import { clean } from '../cleanText.ts';
import { sendNotice } from '../findme/findmeReset.server.ts';
import {
  consentsSuffice,
  joinFields,
  joinProblems,
  joinTypes,
  noRegNo,
  type Consent,
  type JoinItem,
} from './join.rules.ts';
import * as schemas from './joinSchemas.ts';
import { writeJoin, type Joining } from './joinWrite.server.ts';
import { demandUncommon } from '../user/commonPassword.server.ts';
import { normalLoginId } from '../user/loginId.ts';

type JoinBody = Partial<JoinItem> & {
  readonly userType: JoinItem['userType'];
  readonly checkList?: readonly Consent[];
};

const empty: Omit<JoinItem, 'userType' | 'certType'> = {
  ...{ loginId: '', loginPw: '', loginPwConfirm: '', userNm: '', corpNm: '', corpRegNo: '' },
  ...{ bondAreaId1: '', bondAreaId2: '', bondAreaId3: '', phone: '', email: '', cerNo: '' },
};
/** Taken names answer after the same time as new ones. */
const evenMs = 700;
const system = { corpId: systemCorpId, userId: 0 };

/** Fastify plugin for the prefix `/api/platform`. */
export async function joinRoutes(app: FastifyInstance): Promise<void> {
  const server = app.signIn;
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.post<{ Body: JoinBody }>(
    '/member/join',
    { schema: schemas.join, onRequest: requireOwnPage },
    async (request, reply) => {
      const { checkList = [], ...sent } = request.body;
      const item: JoinItem = { ...empty, certType: 'mobile', ...sent };
      demandRules(item, checkList);
      const loginId = normalLoginId(item.loginId);
      const recipient = item.certType === 'mobile' ? item.phone : item.email.trim().toLowerCase();
      const now = server.now();
      const joining: Joining = {
        ...{ item, checkList, now, lang: languageOf(request), production: server.production },
        ...{ address: request.ip, device: clean(request.headers['user-agent'] ?? '').slice(0, 200) },
      };
      return evenTime(evenMs, async () => {
        const certId = await checkCode(request, { purpose: 'join', loginId, recipient }, item.cerNo);
        const open = await serviceRuns(server.database, item);
        await joinOrTell(server, joining, certId, open);
        return reply.code(201).send({ message: 'success', isOpen: open });
      });
    },
  );
}

/** Type, consents and fields, in the order of the wizard. */
function demandRules(item: JoinItem, checkList: readonly Consent[]): void {
  if (item.userType === 'private') refuse('E_STATE', { field: 'userType', text: 'joinPrivateLater' });
  if (!consentsSuffice(item.userType, checkList)) refuse('E_REQUIRED', { field: 'checkList', text: 'joinConsents' });
  const found = Object.entries(joinProblems(item));
  if (found.length) throw new ProblemError(found.map(([field, text]) => ({ code: 'E_PATTERN', field, text })));
  demandUncommon(item.loginPw, 'loginPw');
  const broken = joinFields(item.userType).find((field) => clean(item[field]) !== item[field]);
  if (broken) refuse('E_PATTERN', { field: broken, text: 'characters' });
}

/** Whether the service that the type joins for can be had; undefined where it joins for none. */
async function serviceRuns(database: Database, { userType }: JoinItem): Promise<boolean | undefined> {
  const service = userType === 'private' ? undefined : joinTypes[userType].service;
  if (!service) return undefined;
  const [found] = await database.read(system, [
    sql`select 1 from platform_system_product where corp_id = ${systemCorpId} and subs_req_id = ${service.subsReqId}
      and del_yn = 'N' and use_yn = 'Y' and open_yn = 'Y'`,
  ]);
  return found!.length > 0;
}

/** A login id or company that exists already is answered like a new one; only its owner is told. */
async function joinOrTell(server: SignIn, joining: Joining, certId: number, open: boolean | undefined): Promise<void> {
  const { database, tokenNow } = server;
  try {
    await database.write(system, async (tx) => {
      await useCode(tx, certId, tokenNow());
      await writeJoin(tx, database, joining);
      await welcome(tx, joining, open);
    });
  } catch (error) {
    if (!isTaken(error)) throw error;
    await database.write(system, async (tx) => {
      await useCode(tx, certId, tokenNow());
      const { item, lang } = joining;
      const [owner] = await tx.query<Contact>(sql`select * from login_owner(${normalLoginId(item.loginId)})`);
      if (owner) await sendNotice(tx, owner, 'joinTwice', lang, {});
      else if (item.corpRegNo !== noRegNo) await tellCompany();

      async function tellCompany(): Promise<void> {
        const [company] = await tx.query<Contact>(sql`select email, null as phone from platform_corp
          where corp_reg_no = ${item.corpRegNo} and st_cd = 'ACTIVE' and del_yn = 'N'`);
        if (company)
          await sendNotice(tx, company, 'corpTwice', lang, {
            userNm: item.userNm.trim(),
            loginId: normalLoginId(item.loginId),
          });
      }
    });
  }
}

/** What comes next for this type of member, as the last step of the wizard says it. */
async function welcome(tx: Transaction, { item, lang }: Joining, open: boolean | undefined): Promise<void> {
  const { loginId, userType } = item;
  const text = (part: string, args = {}) => translate(lang, `outgoing.welcome.${part}`, args);
  const next = open === false ? text('next.later', { service: text(`service.${userType}`) }) : text(`next.${userType}`);
  const mail = text('mail', { userNm: item.userNm.trim(), loginId: normalLoginId(loginId), next });
  await enqueue(tx, { kind: 'MAIL', to: item.email.trim().toLowerCase(), subject: text('subject'), text: mail });
}

interface Contact {
  readonly email: string | null;
  readonly phone: string | null;
}

const taken = ['uq_platform_user_login_id', 'uq_platform_corp_corp_reg_no'];
const isTaken = (error: unknown): boolean => {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint !== undefined && taken.includes(constraint);
};
