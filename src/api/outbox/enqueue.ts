/** Puts a message into the outbox (3-decisions 3 "messages out"); it leaves only if the caller's transaction is kept. */
import { sql } from 'kysely';
import type { Transaction } from '../../database/executor.ts';

export type MessageKind = 'MAIL' | 'SMS';

export interface Message {
  readonly kind: MessageKind;
  /** An e-mail address, or the digits of a mobile number. */
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
  /** A code or password that stands in the text; blanked in what is kept once the message is sent or too late. */
  readonly secret?: string;
  /** Not worth sending later than this. */
  readonly expiresAt?: Date;
  /** Ids of files of the sender's company that go along with an e-mail (`fileDetailId`). */
  readonly files?: readonly number[];
}

/** The row is the system company's whoever writes it: only the operator reads the outbox. Answers its id. */
export async function enqueue(
  tx: Transaction,
  { kind, to, subject, text, secret, expiresAt, files = [] }: Message,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    sql`select outbox_put(${kind}, ${to}, ${subject ?? null}, ${text}, ${secret ?? null}, ${expiresAt ?? null}) as id`,
  );
  for (const file of files) await tx.query(sql`select outbox_attach(${row!.id}::bigint, ${file}::bigint)`);
  return row!.id;
}
