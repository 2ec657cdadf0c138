/** Takes a change of telephone or e-mail back with the code that the former ways were sent (3-decisions 5). */
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { ServerLanguage } from '../../../../i18n/server.ts';
import { evenTime } from '../../../api/evenTime.ts';
import { limit } from '../../../api/limits.ts';
import { requireOwnPage } from '../../../api/ownPage.ts';
import { languageOf, type SignIn } from '../../../api/plugins/session.ts';
import { revokeSessions, type Owner } from '../../../api/sessions.ts';
import { refuse } from '../../../core/problem.ts';
import type { Transaction } from '../../../database/executor.ts';
import { normalLoginId } from '../user/loginId.ts';
import { changedContacts, tellBoth, undoHash, type Contacts } from './contactNotice.server.ts';
import * as schemas from './contactSchemas.ts';

/** An unknown id, a wrong code, a used and a late one are answered alike and take alike. */
const evenMs = 300;
const refused = () => refuse('E_CERT', { text: 'undoOver' });
const system = { corpId: 0, userId: 0 };

/** Fastify plugin for the prefix `/api/platform`. */
export async function contactUndoRoutes(app: FastifyInstance): Promise<void> {
  const server = app.signIn;
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.post<{ Body: { loginId: string; code: string } }>(
    '/member/contact/undo',
    { schema: schemas.undo, onRequest: requireOwnPage },
    async (request) => {
      const loginId = normalLoginId(request.body.loginId);
      await limit(server, 'contactUndo', { address: request.ip, account: `${loginId} ${request.ip}` });
      return evenTime(evenMs, async () => {
        const [[owner]] = await server.database.read<[Owner[]]>(system, [
          sql`select id, "corpId" from sign_in(${loginId.replace(/[\0\p{Cs}]/gu, '?')})`,
        ]);
        if (!owner) return refused();
        const again = await server.database.write({ corpId: owner.corpId, userId: 0 }, (tx) =>
          undoContactChange(tx, server, owner, undoHash(server.hash, loginId, request.body.code), languageOf(request)),
        );
        return { message: 'success', restored: shown(again) };
      });
    },
  );
}

interface Undo extends Contacts {
  readonly id: number;
}
interface Person extends Contacts {
  readonly lockYn: string | null;
}

/**
 * Both ways stand again as before that change, whatever came since. Whoever changed them knew the password, so it opens
 * nothing any more; sessions end, tickets and the codes of later changes are void, and a sign-in that rests is open.
 */
async function undoContactChange(
  tx: Transaction,
  server: SignIn,
  owner: Owner,
  hash: Buffer,
  lang: ServerLanguage,
): Promise<Contacts> {
  const now = server.tokenNow();
  const of = sql`corp_id = ${owner.corpId} and user_id = ${owner.id}`;
  const [person] = await tx.query<Person>(sql`
    select phone, email, lock_yn as "lockYn" from platform_user
    where corp_id = ${owner.corpId} and id = ${owner.id} for update`);
  const [undo] = await tx.query<Undo>(sql`update sys_contact_undo set used_at = ${now}
    where ${of} and code_hash = ${hash} and used_at is null and expires_at > ${now} returning id, phone, email`);
  if (!person || !undo) return refused();
  await tx.query(sql`delete from sys_contact_undo where ${of} and id > ${undo.id}`);
  await tx.query(sql`delete from sys_ticket where ${of} and used_at is null`);
  const at = server.now();
  await tx.query(sql`update platform_user set phone = ${undo.phone}, email = ${undo.email}, login_pw = null,
      fail_cnt = 0, lock_yn = 'N', lock_dtm = null, version = version + 1, update_dt = ${at}, update_id = ${owner.id}
    where corp_id = ${owner.corpId} and id = ${owner.id}`);
  const changes = [
    ...changedContacts(person, undo).map((field) => ({ field, from: person[field], to: undo[field] })),
    ...(person.lockYn === 'Y' ? [{ field: 'lockYn', from: 'Y', to: 'N' }] : []),
  ];
  // Nobody is signed in, so the trail names the system.
  await tx.query(sql`insert into sys_audit (corp_id, table_nm, row_id, act, user_id, at, changes)
    values (${owner.corpId}, 'platform_user', ${owner.id}, 'undoContact', 0, ${at}, ${JSON.stringify(changes)}::jsonb)`);
  await tx.query(revokeSessions(owner, 'CONTACT', now));
  await tellBoth(tx, undo, 'contactUndone', lang, {});
  await tellBoth(tx, gone(person, undo), 'contactUndone', lang, {});
  return { phone: undo.phone, email: undo.email };
}

/** What stood until now and stands no more. */
const gone = (was: Contacts, again: Contacts): Contacts => ({
  phone: was.phone === again.phone ? null : was.phone,
  email: was.email === again.email ? null : was.email,
});

/** Enough for the owner to know it, too little for anybody else to learn it. */
const shown = ({ phone, email }: Contacts) => [
  ...(phone ? [{ certType: 'mobile', value: `${phone.slice(0, 3)}-****-${phone.slice(-4)}` }] : []),
  ...(email ? [{ certType: 'email', value: email.replace(/^(.).*(?=@)/u, '$1***') }] : []),
];
