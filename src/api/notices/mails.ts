/** E-mails about notices, for those who want them: written in each reader's language and put into the outbox. */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { fieldLabel, resourceName, translate } from '../../../i18n/server.ts';
import { systemCorpId } from '../../core/resource.ts';
import type { Database, Transaction } from '../../database/executor.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { formatDay } from '../../fields/date/formatDay.ts';
import { repeat } from '../repeat.ts';

interface Mail {
  readonly corpId: number;
  readonly email: string;
  readonly lang: string;
  readonly kind: string;
  readonly prefix: string;
  readonly facts: Readonly<Record<string, string | number | null>>;
}

const atOnce = 50;
const everyMs = 5000;
const system = { corpId: systemCorpId, userId: 0 };

/** Answers how many e-mails were written. Several processes may do so at a time. */
export async function writeMails(database: Database): Promise<number> {
  return database.write(system, async (tx) => {
    const mails = await tx.query<Mail & Record<string, unknown>>(sql`select * from notice_mails(${atOnce}::int)`);
    for (const mail of mails) {
      const { subject, text } = await written(tx, mail);
      await enqueue(tx, { kind: 'MAIL', to: mail.email, subject, text });
    }
    return mails.length;
  });
}

async function written(
  tx: Transaction,
  { lang: wanted, kind, prefix, facts, corpId }: Mail,
): Promise<{ subject: string; text: string }> {
  const lang = wanted === 'en' ? 'en' : 'ko';
  const name = String((lang === 'en' && facts['nameEn']) || facts['name'] || '');
  const what = resourceName(lang, prefix);
  const named = async (key: unknown): Promise<string> => {
    const [code] = await tx.query<{ value: string }>(sql`
      select ${lang === 'en' ? sql`c.value_en` : sql`c.value`} as value from fw_code g join fw_code_code c on c.parent_id = g.id
      where g.grp_cd = ${facts['group'] ?? null} and g.del_yn = 'N' and c.key = ${String(key)}
        and c.corp_id in (${corpId}::bigint, ${systemCorpId}) order by c.corp_id desc limit 1`);
    return code?.value ?? String(key);
  };
  const args = {
    name,
    what,
    ...(facts['group'] ? { from: await named(facts['from']), to: await named(facts['to']) } : {}),
    ...(facts['field']
      ? { field: fieldLabel(lang, prefix, String(facts['field'])), day: formatDay(String(facts['day']), lang) }
      : {}),
    by: String(facts['by'] ?? ''),
    opinion: String(facts['opinion'] ?? ''),
  };
  const late = Number(facts['before']) < 0 ? 'Over' : '';
  // Who stands in, or stood in.
  const own = { name: String(facts['standIn'] ?? ''), count: String(facts['count'] ?? '') };
  const won = facts['won'] ? translate(lang, 'outgoing.notice.won', { amount: String(facts['won']) }) : facts['sum'];
  const known = [name, facts['about'], won].filter(Boolean).join(' · ');
  const turn =
    kind === 'turn' && facts['to'] ? translate(lang, `resources.${prefix}.turns.${String(facts['to'])}`, own) : '';
  const ownWords = `resources.${prefix}.reached.${String(facts['to'])}`;
  const reached = kind === 'state' ? translate(lang, ownWords, own) : ownWords;
  const line = turn
    ? `${what}: ${turn} (${known})`
    : reached !== ownWords
      ? `${reached}: ${known}`
      : translate(lang, `outgoing.notice.${kind}${late}`, kind === 'state' ? { ...args, name: known } : args);
  const opinion = args.opinion ? `\n${translate(lang, 'outgoing.notice.opinion', args)}` : '';
  return {
    subject: translate(lang, 'outgoing.notice.subject', { line }).slice(0, 200),
    text: translate(lang, 'outgoing.notice.mail', { line: `${line}${opinion}`, what, name }),
  };
}

export function openNoticeMails(app: FastifyInstance, database: Database): void {
  repeat(app, {
    name: 'notice mails',
    first: everyMs,
    failed: 60_000,
    round: async () => ((await writeMails(database)) < atOnce ? everyMs : 0),
  });
}
