/** What the ways that stood before a change of telephone or e-mail are told, with the code that takes it back (3-decisions 5). */
import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { translate, type ServerLanguage } from '../../../../i18n/server.ts';
import type { Hash } from '../../../api/hashes.ts';
import { enqueue, type Message } from '../../../api/outbox/enqueue.ts';
import type { Owner } from '../../../api/sessions.ts';
import type { Transaction } from '../../../database/executor.ts';
import { drawnCode, groupedCode, undoDays } from './undoCode.ts';

/** How a person is reached, as it is stored. */
export interface Contacts {
  readonly phone: string | null;
  readonly email: string | null;
}
export const contactNames = ['phone', 'email'] as const;
export type ContactName = (typeof contactNames)[number];

export const changedContacts = (before: Contacts, after: Contacts): readonly ContactName[] =>
  contactNames.filter((name) => (before[name] ?? null) !== (after[name] ?? null));

/** The same for the code as it was sent and as somebody types it. */
export const undoHash = (hash: Hash, loginId: string, code: string): Buffer =>
  hash('contact undo', loginId, groupedCode(code));

interface Change extends Owner {
  readonly loginId: string;
  readonly before: Contacts;
  readonly after: Contacts;
}
interface Surroundings {
  readonly hash: Hash;
  readonly lang: ServerLanguage;
  /** `https://host[:port]` of the installation. */
  readonly origin: string;
  /** The clock of codes and tokens. */
  readonly now: Date;
}

/** Answers the code; undefined when nothing was changed or nobody could be told. */
export async function tellContactChange(
  tx: Transaction,
  { id, corpId, loginId, before, after }: Change,
  { hash, lang, origin, now }: Surroundings,
): Promise<string | undefined> {
  const changed = changedContacts(before, after);
  if (!changed.length || (!before.phone && !before.email)) return undefined;
  const code = drawnCode(randomInt);
  const expiresAt = new Date(now.getTime() + undoDays * 24 * 60 * 60 * 1000);
  await tx.query(sql`insert into sys_contact_undo (corp_id, user_id, code_hash, phone, email, created_at, expires_at)
    values (${corpId}, ${id}, ${undoHash(hash, loginId, code)}, ${before.phone}, ${before.email}, ${now}, ${expiresAt})`);
  const what = translate(lang, `outgoing.contactChanged.${changed.length > 1 ? 'both' : changed[0]!}`);
  const args = { what, code, days: String(undoDays), page: `${origin}/portal/contactUndo` };
  await tellBoth(tx, before, 'contactChanged', lang, args, { secret: code, expiresAt });
  return code;
}

/** By SMS and by mail, whichever there is: one of them may be in other hands. */
export async function tellBoth(
  tx: Transaction,
  to: Contacts,
  key: 'contactChanged' | 'contactUndone',
  lang: ServerLanguage,
  args: Readonly<Record<string, string>>,
  more: Pick<Message, 'secret' | 'expiresAt'> = {},
): Promise<void> {
  const text = (part: string) => translate(lang, `outgoing.${key}.${part}`, args);
  if (to.phone) await enqueue(tx, { kind: 'SMS', to: to.phone.replace(/\D/g, ''), text: text('sms'), ...more });
  if (to.email)
    await enqueue(tx, { kind: 'MAIL', to: to.email, subject: text('subject'), text: text('mail'), ...more });
}
