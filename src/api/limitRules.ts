/** How often what may be tried (3-decisions 3 "attempts"). One row a key; `seconds` is the window that counts them. */

/** At most `most` in a window of fixed length that starts with the first. */
export interface Window {
  readonly most: number;
  readonly seconds: number;
}
/** After the n-th attempt nothing is taken for pauses[n-1] seconds; forgotten after `seconds` without one. */
export interface Pauses {
  readonly pauses: readonly number[];
  readonly seconds: number;
}

const minute = 60;
const hour = 60 * minute;

export const limitRules = {
  // Successful ones are given back, so a whole office may sign in from one address.
  login: {
    address: { most: 60, seconds: 10 * minute },
    account: { pauses: [0, 0, 2, 4, 8, 16, 32, 60], seconds: 15 * minute },
  },
  sendCert: {
    address: { most: 30, seconds: hour },
    recipient: { most: 5, seconds: 10 * minute },
    // Of one id with one address or number: strange ones cost its owner nothing.
    account: { most: 10, seconds: hour },
    accountDay: { most: 20, seconds: 24 * hour },
  },
  checkCert: {
    address: { most: 60, seconds: 10 * minute },
    account: { most: 20, seconds: 10 * minute },
  },
  // The own password once more: for a change and for leaving. A right one is given back.
  ownPassword: {
    address: { most: 60, seconds: 10 * minute },
    account: { most: 10, seconds: 10 * minute },
  },
  // Of one id with one address: strange tries cost its owner nothing, and nobody guesses 80 bits.
  contactUndo: {
    address: { most: 20, seconds: 10 * minute },
    account: { most: 10, seconds: 10 * minute },
  },
  forcely: {
    address: { most: 600, seconds: 10 * minute },
    account: { most: 60, seconds: 10 * minute },
  },
  findLoginId: {
    address: { most: 20, seconds: 10 * minute },
    value: { most: 10, seconds: hour },
  },
  // Guesses of the password of one reply; a right one is given back.
  replyPassword: { reply: { most: 10, seconds: 10 * minute } },
  memberReply: { account: { most: 30, seconds: 10 * minute } },
  boardView: { address: { most: 300, seconds: 10 * minute } },
  reply: { address: { most: 20, seconds: 10 * minute } },
  // Without scripts nothing shows that a person asks.
  ask: { address: { most: 10, seconds: 10 * minute } },
  askUnscripted: { address: { most: 6, seconds: hour } },
  human: { address: { most: 120, seconds: 10 * minute } },
  guest: { address: { most: 30, seconds: 10 * minute } },
  demo: { address: { most: 10, seconds: hour } },
  demoReceipt: { recipient: { most: 3, seconds: hour } },
  errFe: { address: { most: 60, seconds: 10 * minute } },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Window | Pauses>>>>;

export type LimitRule = keyof typeof limitRules;
export type LimitKeys<R extends LimitRule> = { readonly [K in keyof (typeof limitRules)[R]]: string };
