/** A printed document as plain data: services say what stands on it, `src/export/page` sets it on A4. */

/** PNG or JPEG, base64. */
export interface Picture {
  readonly kind: 'PNG' | 'JPEG';
  readonly data: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export interface Run {
  readonly text: string;
  readonly bold?: boolean;
}
/** A paragraph, heading or list entry of rich text; `mark` stands before an entry (•, 1.). */
export interface RichPart {
  readonly kind: 'text' | 'head' | 'entry';
  readonly runs: readonly Run[];
  readonly mark?: string;
  /** Depth of nested lists, from 0. */
  readonly depth?: number;
}

/** Label and value of a particular; empty values are left out by who makes the model. */
export interface Particular {
  readonly label: string;
  readonly value: string;
}

export interface PageBlock {
  readonly title: string;
  /** First line in bold: the name of the party. */
  readonly lead?: string;
  readonly rows: readonly Particular[];
}

export interface PageColumn {
  readonly label: string;
  readonly align: 'left' | 'right' | 'center';
  /** Millimetres; the columns without one share what is left. */
  readonly width?: number;
  /** Words that stay in one line (numbers of papers): as wide as the longest of them. */
  readonly whole?: boolean;
}

/** A cell; `under` is a second, quieter line (specification under the description). */
export interface PageCell {
  readonly text: string;
  readonly under?: string;
}

/** `head` stays with the row that follows and spans what its empty cells leave; `note` is quiet; `less` takes off. */
export interface PageRow {
  readonly kind?: 'head' | 'note' | 'less';
  readonly cells: readonly PageCell[];
}

export interface PageTable {
  readonly columns: readonly PageColumn[];
  readonly rows: readonly PageRow[];
  /** Of so many columns that it is set in smaller type. */
  readonly fine?: boolean;
}

export interface PageTotal {
  readonly label: string;
  readonly value: string;
  readonly strong?: boolean;
  /** The amount in words. */
  readonly words?: string;
}

export interface PageSignature {
  /** Line above the name, such as the day of issue. */
  readonly lead?: string;
  readonly name: string;
  readonly role?: string;
  readonly seal?: Picture;
  /** The word that stands where no picture of the seal is kept. */
  readonly sealText?: string;
}

/** A box in which somebody has stamped, or will. */
export interface PageStamp {
  readonly role: string;
  readonly position: string;
  readonly name: string;
  /** Empty while nothing was done. */
  readonly mark: string;
  readonly refused: boolean;
  /** The day, and who stood in. */
  readonly under: string;
}

/** A labelled field in a frame, as customs forms have them. */
export interface PageField {
  readonly label: string;
  readonly value: string;
  /** Columns that it takes; one unless told. */
  readonly span?: number;
  /** Lines of room at least, for what is written by hand. */
  readonly lines?: number;
  readonly strong?: boolean;
  /** A figure: at the right of its box, rather smaller than broken. */
  readonly figure?: boolean;
  /** Its label on the screen, where that of the paper is longer. */
  readonly short?: string;
  /** On the screen its label stands above it, as on paper, however much room there is beside it. */
  readonly above?: true;
}

/** A picture of the record; `missing` stands in its frame where no picture can be shown. */
export interface PagePicture {
  readonly picture?: Picture;
  readonly caption?: string;
  readonly missing: string;
}

export interface PageBarcode {
  readonly kind: 'code128' | 'qrcode';
  readonly text: string;
  /** Above it; the text itself always stands under it. */
  readonly label?: string;
}

export type PageTone = 'red' | 'blue';

/** A part of a paper that has more than one table. A row of kind `head` at the end of a table holds its sums. */
export type PagePart = {
  readonly title?: string;
  /** Directly below the part before it, as parts of one form are. */
  readonly joined?: boolean;
  /** Begins a page of its own. */
  readonly newPage?: boolean;
  /** Drawn in one colour throughout, as a form of two halves is: frames, labels, and its title, in the middle. */
  readonly tone?: PageTone;
  /** Under the title of such a part, at the right. */
  readonly beside?: string;
} & (
  | { readonly kind: 'boxes'; readonly columns: number; readonly fields: readonly PageField[] }
  | { readonly kind: 'table'; readonly table: PageTable }
  | { readonly kind: 'pictures'; readonly inRow: 2 | 3; readonly pictures: readonly PagePicture[] }
  | { readonly kind: 'barcodes'; readonly codes: readonly PageBarcode[] }
);

export interface PageTerms {
  readonly title: string;
  readonly parts: readonly RichPart[];
}

/** One document. Texts come in its language; amounts come formatted. */
export interface PageModel {
  readonly lang: 'ko' | 'en';
  /** File name without its ending. */
  readonly fileName: string;
  readonly title: string;
  /** What the paper is no valid document for: above the title, and pale across each page. */
  readonly mark?: string;
  /** An official form: title in the middle, no letterhead; `further` is its title on the pages that follow. */
  readonly form?: { readonly further: string; /** Its parts bear its titles themselves. */ readonly bare?: true };
  readonly landscape?: boolean;
  /** Beside the title: number, revision, days. */
  readonly facts: readonly Particular[];
  readonly company: { readonly name: string; readonly lines: readonly string[]; readonly logo?: Picture };
  /** Boxes of an approval, under the letterhead at the right. */
  readonly stamps?: { readonly title: string; readonly boxes: readonly PageStamp[] };
  /** Two beside each other. */
  readonly blocks: readonly PageBlock[];
  /** The one amount of the document, above the table. */
  readonly amount?: PageTotal;
  readonly intro?: readonly RichPart[];
  /** The one table that the totals belong to. */
  readonly table?: PageTable;
  readonly totals: readonly PageTotal[];
  /** Under the totals, such as the exchange rate. */
  readonly totalsNote?: string;
  readonly conditions?: PageBlock;
  /** Boxes, further tables, pictures and barcodes, in their order. */
  readonly parts?: readonly PagePart[];
  readonly terms?: PageTerms;
  readonly signature?: PageSignature;
  /** Foot of every page, at the left of `n / m`. */
  readonly foot?: string;
}
