/**
 * The way to a receiver. Simulator and drop folder stand beside; the interface of a provider (REST) is one more object of this
 * shape: `send` resolves once the provider has taken the message under its conversation, which is the provider's key against
 * sending twice, and `read` makes an answer of ours out of the provider's text.
 */
import type { ErrorRow, MessageType } from '../../core/messages.ts';
import type { ReadAnswer } from '../../database/messages/answerText.ts';

export interface Parcel {
  /** Also the receiver's key: the same twice is one message. */
  readonly conversation: string;
  readonly corpId: number;
  readonly receiver: string;
  readonly type: MessageType;
  /** Declaration that it is about, and its record: for the simulator alone, a real receiver reads the text. */
  readonly prefix: string;
  readonly recordId: number;
  readonly raw: string;
}

/** Answers whether the answer is kept; what is not comes again later. */
export type Take = (receiver: string, raw: string) => Promise<boolean>;

export interface Adapter {
  /** Receivers (keys of MSG_RCV) that it leads to. */
  readonly receivers: readonly string[];
  /** Resolves when the receiver has the message; rejects with NotTaken, or with Malformed when it will never take it. */
  send(parcel: Parcel): Promise<void>;
  /** Hands on what has come since, and lets go of what was kept. */
  collect(take: Take): Promise<number>;
  /** The receiver's text as an answer; undefined when it is none. Pure: a replay reads it again. */
  read(raw: string): ReadAnswer | undefined;
}

/** The receiver is away or busy: the same message goes again later. A short word, never the text of a message. */
export class NotTaken extends Error {}

/** The receiver has read the message and it is not well formed. */
export class Malformed extends Error {
  readonly errors: readonly ErrorRow[];
  constructor(errors: readonly ErrorRow[]) {
    super('MALFORMED');
    this.errors = errors;
  }
}
