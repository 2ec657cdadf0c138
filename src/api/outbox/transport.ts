/** A way out for messages of one kind. */
import type { MessageKind } from './enqueue.ts';

export interface Parcel {
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  readonly files?: readonly { readonly name: string; readonly bytes: Buffer }[];
}
export interface Transport {
  readonly kind: MessageKind;
  /** Resolves when the other side has taken the message; rejects otherwise, within half a minute. */
  send(parcel: Parcel): Promise<void>;
  /** Whether the other side takes messages, as far as can be seen without sending one. Absent: the attempts tell. */
  works?(): Promise<boolean>;
  close(): void;
}

/** Why a message did not leave, short enough to be kept: never the text of a message. */
export class SendError extends Error {}
