/** What the server tells of a partner or a vessel: `GET rs4/clnt/{id}/dealings`, `GET rs4/ship/{id}/dealings`. */
import { recordPart } from '../../../core/recordPart.ts';

/** Whose history: the field of a document that names it. */
export type Subject = 'clntId' | 'shipId';

export interface Deal {
  readonly id: number;
  readonly no: string;
  readonly day: string | null;
  readonly title: string | null;
  /** Of a partner's document its vessel, of a vessel's its customer. */
  readonly other: string | null;
  readonly currCd: string | null;
  readonly amount: string | null;
  readonly amountFrgn: string | null;
  readonly stCd: string;
}

/** Documents of one kind: how many, and the newest of them. */
export interface Deals {
  readonly total: number;
  readonly content: readonly Deal[];
}

/** A file of any of the documents. */
export interface DealFile {
  readonly fileDetailId: number;
  readonly oriFileNm: string;
  readonly createDt: string;
  readonly prefix: string;
  readonly recordId: number;
  readonly recordNo: string;
}

/** A number of documents and what they come to, in won. */
export interface Sum {
  readonly count: number;
  readonly amount: string;
}

/** Key figures by the name of their tile; of documents that the person may not read none. */
export interface Figures {
  readonly quoting?: Sum;
  readonly working?: Sum;
  readonly ordered?: Sum & { readonly lastDt: string | null };
  readonly receivable?: Sum & { readonly overdue: Sum };
  readonly arriving?: Sum;
}

export interface Dealings {
  readonly figures: Figures;
  /** By prefix; kinds whose menu is closed to the person are absent. */
  readonly deals: Readonly<Record<string, Deals>>;
  readonly files: { readonly total: number; readonly content: readonly DealFile[] };
}

/** Its call. */
export const dealings = recordPart<Dealings>('dealings');
