/** The message that a quotation was made, to the people of the customer that the sender chose. */
import { sql } from 'kysely';
import { translate } from '../../../../i18n/server.ts';
import { enqueue } from '../../../api/outbox/enqueue.ts';
import { refuse } from '../../../core/problem.ts';
import type { StoredOf } from '../../../core/record.ts';
import { askIn } from '../../../database/save/askIn.ts';
import type { Ask, Call, SaveStep } from '../../../database/behaviour.ts';
import type { FileRow } from '../../../database/files/fileRow.ts';
import { typeOf } from '../../../fields/index.ts';
import { foreign, won } from '../../../fields/index.ts';
import { idsOf } from '../../../fields/refs/index.ts';
import { isForeign } from '../../shared/amounts.ts';
import { settingsOf } from '../document/defaults.server.ts';
import type { MailPlan } from './mailPlan.ts';
import { numberOf, paperName } from './print.ts';
import type { quot } from './quot.ts';

/** Plain figures; names of codes are not needed for amounts. */
const plain = { lang: 'en', codeName: (_group: string, key: string) => key };

/** In the currency of the document, tax included where there is any. */
function sumOf(stored: StoredOf<typeof quot>): string {
  const currCd = String(stored.currCd);
  const [field, value] = isForeign({ currCd }) ? [foreign(), stored.quotAmountFrgn] : [won(), stored.sumAmount];
  return `${currCd} ${typeOf(field).format(value, field, plain)}`;
}

/** Subject and text in the language of the quotation's paper. */
async function mailWords(ask: Ask, { corpId }: Pick<Call, 'corpId'>, stored: StoredOf<typeof quot>, fileName: string) {
  const [words] = await ask<{
    lang: string;
    corpNm: string;
    corpNmEn: string | null;
    shipNm: string;
    shipNmEn: string;
  }>(sql`
    select coalesce((select s.lang_cd from rs4_style_code s where s.corp_id = ${corpId}::bigint
        and s.id = ${stored.styleCodeId ?? null}::bigint), 'ko') as lang,
      p.corp_nm as "corpNm", p.corp_nm_en as "corpNmEn", v.ship_nm as "shipNm", v.ship_nm_en as "shipNmEn"
    from platform_corp_name p, rs4_ship v
    where p.id = ${corpId}::bigint and v.corp_id = ${corpId}::bigint and v.id = ${stored.shipId}::bigint`);
  const lang = words?.lang === 'en' ? 'en' : 'ko';
  const args = {
    corpNm: (lang === 'en' && words?.corpNmEn) || words?.corpNm || '',
    shipNm: (lang === 'en' ? words?.shipNmEn : words?.shipNm) ?? '',
    quotNo: numberOf(stored),
    quotTitle: String(stored.quotTitle),
    validDt: String(stored.validDt ?? '-'),
    sum: sumOf(stored),
    fileName,
  };
  return {
    subject: translate(lang, 'outgoing.quotSent.subject', args),
    text: translate(lang, 'outgoing.quotSent.mail', args),
  };
}

/** Does the company send e-mail (MAIL_SEND_YN)? */
const sendsMail = async (ask: Ask, call: Pick<Call, 'corpId'>): Promise<boolean> =>
  (await settingsOf(ask, call)).MAIL_SEND_YN === 'Y';

/** What sending would bring about: the mail as it would leave, and whom it can reach. */
export async function mailPlan(ask: Ask, call: Call, stored: StoredOf<typeof quot>): Promise<MailPlan> {
  const people = await ask<MailPlan['people'][number]>(sql`
    select c.id, c.charger_nm as name, c.email from rs4_clnt_charger c
    where c.corp_id = ${call.corpId}::bigint and c.parent_id = ${stored.clntId}::bigint order by c.sort_no`);
  const fileName = `${paperName(stored)}.pdf`;
  return { mails: await sendsMail(ask, call), people, fileName, ...(await mailWords(ask, call, stored, fileName)) };
}

/** E_REF when somebody is not of this customer. By e-mail only where the company has set it so. */
export async function tellChargers(
  step: SaveStep,
  stored: StoredOf<typeof quot>,
  chosen: unknown,
  paper: FileRow,
): Promise<void> {
  const { tx, corpId } = step;
  const ids = idsOf(chosen);
  const people = await tx.query<{ email: string | null }>(sql`
    select c.email from rs4_clnt_charger c
    where c.corp_id = ${corpId}::bigint and c.parent_id = ${stored.clntId}::bigint and c.id = any (${ids}::bigint[])`);
  if (people.length < ids.length) refuse('E_REF', { field: 'chargerIds' });
  const ask = askIn(step);
  if (!(await sendsMail(ask, step))) return;
  const words = await mailWords(ask, step, stored, paper.oriFileNm);
  for (const { email } of people)
    if (email) await enqueue(tx, { kind: 'MAIL', to: email, ...words, files: [paper.fileDetailId] });
}
