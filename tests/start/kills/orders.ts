/** What a test tells a process that runs the journal's rounds. */

/** Where the process may die. */
export const places = [
  'before a transaction',
  'inside a transaction',
  'before its commit',
  'after its commit',
  'before a message leaves',
  'after a message left',
  'before an answer is heard',
  'after an answer was heard',
] as const;
export type Place = (typeof places)[number];

export interface Orders {
  readonly appUrl: string;
  /** Of the drop folder; without it the simulator is the receiver. */
  readonly folder?: string;
  /** Moments at which rounds run, in order. */
  readonly times: readonly string[];
  /** Permits that a person of the yard sends in this process, before the rounds. */
  readonly presses: readonly number[];
  readonly userId: number;
  readonly down: boolean;
  readonly dies?: { readonly at: Place; readonly nth: number };
  /** File that is told of each message that the receiver has taken. */
  readonly arrivals: string;
}
