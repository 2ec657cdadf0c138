/** A person's own change of telephone or e-mail: the code at the new one and the password open it (3-decisions 5). */
import { sql } from 'kysely';
import { passwordFits } from '../../../api/passwords.ts';
import type { SignIn } from '../../../api/plugins/session.ts';
import { useCode } from '../../../api/verification.ts';
import type { Values } from '../../../core/field.ts';
import { refuse } from '../../../core/problem.ts';
import type { Call } from '../../../database/behaviour.ts';
import type { Transaction } from '../../../database/executor.ts';
import { saveIn } from '../../../database/save/save.ts';
import type { Saving } from '../../../database/save/saving.ts';
import { user } from '../user/user.ts';
import { tellContactChange, type ContactName, type Contacts } from './contactNotice.server.ts';

export interface OwnContacts extends Contacts {
  readonly loginId: string;
  readonly loginPw: string | null;
}

/** The own row, held until the transaction ends. */
export async function ownContacts(tx: Transaction, call: Call): Promise<OwnContacts> {
  const [row] = await tx.query<OwnContacts>(sql`
    select login_id as "loginId", login_pw as "loginPw", phone, email from platform_user
    where corp_id = ${call.corpId} and id = ${call.userId} and del_yn = 'N' for update`);
  return row ?? refuse('E_TOKEN');
}

export async function demandPassword(tx: Transaction, call: Call, loginPw: string): Promise<OwnContacts> {
  const contacts = await ownContacts(tx, call);
  const fits = await passwordFits(loginPw, contacts.loginPw);
  return fits ? contacts : refuse('E_PATTERN', { field: 'loginPw', text: 'currentPassword' });
}

/** What is there already needs no change. */
export function demandOther(own: Contacts, name: ContactName, value: string): void {
  const stored = name === 'phone' ? own.phone?.replace(/\D/g, '') : own.email?.toLowerCase();
  if (stored === value) refuse('E_PATTERN', { field: name, text: 'contactSame' });
}

interface NewContact {
  readonly name: ContactName;
  /** In its stored form. */
  readonly value: string;
  /** Id of the code that fitted. */
  readonly certId: number;
}

/** Writes it and tells the ways that stood before. Answers the row, and the code that takes it back. */
export async function changeContact(
  tx: Transaction,
  server: SignIn,
  saving: Saving,
  { name, value, certId }: NewContact,
): Promise<{ readonly row: Values; readonly undoCode: string | undefined }> {
  const { call } = saving;
  const now = server.tokenNow();
  const contacts = await ownContacts(tx, call);
  demandOther(contacts, name, value);
  await useCode(tx, certId, now);
  // The rules of a user hold; that a person may not simply save it does not, nor is anybody told twice.
  const bare: Saving = { ...saving, resource: user, behaviour: {}, follows: true, act: 'changeContact' };
  const row = await saveIn(tx, bare, { header: { [name]: value }, grids: {}, problems: [] }, call.userId);
  const change = { id: call.userId, corpId: call.corpId, loginId: contacts.loginId };
  const undoCode = await tellContactChange(
    tx,
    { ...change, before: contacts, after: { ...contacts, [name]: value } },
    { hash: server.hash, lang: call.lang, origin: call.origin ?? '', now },
  );
  return { row, undoCode };
}
