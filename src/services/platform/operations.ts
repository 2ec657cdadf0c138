/** What the server tells the operator of the house itself, for the dashboard. */
import { addDays } from '../../core/dates.ts';

/** The first of so many days that end with today. */
export const firstDayOf = (today: string, days: number): string => addDays(today, 1 - days);

export interface DemoFigures {
  /** Not taken on yet, and taken on. */
  readonly fresh: number;
  readonly underWay: number;
  /** Days since the oldest that nobody has taken on. */
  readonly waitingDays: number;
}

/** Questions of the Q&A board without an answer. */
export interface QuestionFigures {
  readonly waiting: number;
  /** Of these, not on the board before somebody has looked at them. */
  readonly held: number;
  /** Days since the oldest of them. */
  readonly waitingDays: number;
}

/** Applications for services that wait for an approval. */
export interface SubscFigures {
  readonly waiting: number;
  /** Days since the oldest of them. */
  readonly waitingDays: number;
  readonly inUse: number;
}

export interface MessageFigures {
  readonly failed: number;
  readonly waiting: number;
}

/** Messages to authorities that the operator should look at. */
export interface JournalFigures {
  /** Wait longer than ten minutes. */
  readonly waiting: number;
  /** Answers that nobody knows what they are about. */
  readonly unknown: number;
}

export interface ErrorFigures {
  /** Kinds of errors seen in the last days, and those that came for the first time. */
  readonly seen: number;
  readonly fresh: number;
}
export const errorDays = 7;

/** Balances of goods that the comparison of the night found wrong. */
export interface StockFigures {
  readonly wrong: number;
  readonly companies: number;
}

export interface CorpFigures {
  readonly active: number;
  readonly joined: number;
}
export const joinedDays = 30;
