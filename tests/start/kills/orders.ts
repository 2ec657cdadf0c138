/** What tests tell the processes that they kill: that of the journal's rounds, and that of a month's bills. */

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

/** Where a process that meters or closes a month may die, and when. */
export const billPlaces = [
  'before a transaction',
  'inside a transaction',
  'before its commit',
  'after its commit',
] as const satisfies readonly Place[];

export interface Dies {
  readonly at: (typeof billPlaces)[number];
  readonly nth: number;
}

/** What a test tells a process that meters or closes a month. */
export interface BillOrders {
  readonly appUrl: string;
  readonly userId: number;
  /** The clock of the process. */
  readonly now: string;
  readonly month: string;
  readonly step: 'meter' | 'close';
  readonly dies?: Dies;
}
