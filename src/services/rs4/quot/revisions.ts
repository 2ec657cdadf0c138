/** The revisions of a quotation as the wire tells them: `GET rs4/quot/{id}/revisions`. */
import { recordPart } from '../../../core/recordPart.ts';

/** An e-mail that brought the paper; `stCd` of MSG_ST, `sentDtm` null while it waits. */
export interface Sending {
  readonly addr: string;
  /** Contact of the customer with this address. */
  readonly name: string | null;
  readonly stCd: string;
  readonly sentDtm: string | null;
}
/** A paper as it left the house. */
export interface SentPaper {
  readonly fileDetailId: number;
  readonly oriFileNm: string;
  readonly createDt: string;
  readonly to: readonly Sending[];
}
export interface Revision {
  readonly id: number;
  readonly revNo: number;
  readonly quotDt: string | null;
  readonly currCd: string;
  readonly quotAmountFrgn: string | null;
  readonly sumAmount: string | null;
  readonly stCd: string;
  readonly sentDtm: string | null;
  readonly papers: readonly SentPaper[];
}

/** Their call. */
export const revisions = recordPart<{ readonly content: readonly Revision[] }>('revisions');
