/** A legal document as data: the same shape in every language, so that a test can hold two of them together. */

/**
 * A sentence or more. `[[fees]]` becomes a link to the article of that id with its number, `[[fees|words]]` one with these
 * words, `[[/privacy|words]]` a link to another page of the portal, `[[https://…|words]]`, `[[mailto:…|words]]` and
 * `[[tel:…|words]]` links outward.
 */
export type Inline = string;

export interface Item {
  readonly text: Inline;
  readonly items: readonly Inline[];
}
export interface Cell {
  readonly main: Inline;
  readonly note: Inline;
}
export interface Table {
  /** What the table shows, for those who listen. */
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly (Inline | Cell)[])[];
  /** Columns of figures, counted from 0: set to the right. */
  readonly figures?: readonly number[];
}
export type Block =
  | Inline
  /** Numbered paragraphs, referred to by their number. */
  | { readonly list: readonly (Inline | Item)[] }
  | { readonly table: Table }
  | { readonly note: Inline };

export interface Article {
  /** Anchor in the address; stays when articles move. */
  readonly id: string;
  readonly title: string;
  readonly body: readonly Block[];
}
/** A chapter; a document without chapters has one part with no title. */
export interface Part {
  readonly title?: string;
  readonly articles: readonly Article[];
}
export interface Version {
  /** First day in force, `yyyy-MM-dd`. */
  readonly effective: string;
  /** What changed against the version before. */
  readonly summary: string;
  readonly parts: readonly Part[];
}
export interface LegalDocument {
  readonly lang: 'ko' | 'en';
  /** How articles are counted: "제1조 (목적)" or "1. 목적". */
  readonly numbering: 'article' | 'plain';
  /** Newest first. */
  readonly versions: readonly Version[];
}

export type LegalPage = 'terms' | 'policy' | 'privacy' | 'consent';
export interface LegalOptions {
  /** For bonded caretakers, bonded warehouses and ship-supplies suppliers (2-portal 2). */
  readonly isBond: boolean;
}
/** What every content file gives out. */
export type MakeDocument = (options: LegalOptions) => LegalDocument;
