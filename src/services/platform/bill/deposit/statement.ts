/** Deposits of a bank's statement on the wire: as they were read, what is proposed for each, and what became of it. */
import type { Decimal } from '../../../../core/decimal.ts';
import type { Deposit, OpenBill, Proposal } from './match.ts';

/** A deposit as the statement prints it. */
export interface StatementLine extends Deposit {
  /** Number of the row in the file, as a person counts it. */
  readonly no: number;
  /** `yyyy-MM-dd`. */
  readonly day: string;
  /** `HH:mm`; empty where the statement has none. */
  readonly time: string;
  readonly memo: string;
  /** What the account held after it; empty where the statement does not say. */
  readonly balance: string;
  /** Digits of the account; empty where the statement does not say. */
  readonly account: string;
}

/** A row with money that could not be read, and why: its day, its amount, or whether it came or went. */
export interface UnreadLine {
  readonly no: number;
  readonly why: 'day' | 'amount' | 'kind';
  readonly text: string;
}

export interface Statement {
  readonly deposits: readonly StatementLine[];
  readonly unread: readonly UnreadLine[];
  /** Rows of money that went, or of none. */
  readonly ignored: number;
}

/** A bill that waits for money. */
export interface BillToPay extends OpenBill {
  readonly billNo: string;
  readonly billYm: string;
}

export interface BookedPart {
  readonly billId: string;
  readonly billNo: string;
  readonly corpNm: string;
  readonly amount: Decimal;
}

/** What is known of a deposit: booked before, or what is proposed. */
export type LineState =
  | { readonly no: number; readonly booked: { readonly at: string; readonly parts: readonly BookedPart[] } }
  | { readonly no: number; readonly proposal: Proposal };

export interface Judged {
  readonly states: readonly LineState[];
  readonly bills: readonly BillToPay[];
}

/** Answer of `POST platform/bill/import/deposit/read`. */
export interface ReadStatement extends Statement, Judged {
  readonly fileNm: string;
  readonly sheets: readonly string[];
  readonly sheet: number;
}

/** A deposit that was ticked: as it was proposed, or one bill that the operator chose. */
export interface Ticked {
  readonly no: number;
  readonly chosen: boolean;
  readonly parts: Proposal['parts'];
}

/** Body of `POST platform/bill/import/deposit`: all deposits of the file, so that alike ones are told apart, and those to book. */
export interface BookBody {
  readonly fileNm: string;
  readonly deposits: readonly StatementLine[];
  readonly book: readonly Ticked[];
}

export interface BookedLine {
  readonly no: number;
  readonly outcome: 'booked' | 'already' | 'refused';
  readonly message?: string;
}

/** What became of each, and how all of them stand now. */
export interface BookAnswer extends Judged {
  readonly lines: readonly BookedLine[];
}
