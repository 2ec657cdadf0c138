/** A resource: one declaration from which table, calls, schema rows, screens, export and menu entry derive. */
import type { Field, Values } from './field.ts';
import type { ActionButton, Maker } from './action.ts';
import type { Messages } from './messages.ts';
import type { Box, Reach } from './reach.ts';
import type { Rules } from './rules.ts';
import type { StateRule, Where } from './states.ts';

export type { ActionButton, Actor, Maker } from './action.ts';
export type { Messages } from './messages.ts';
export type { Box, Place, Reach } from './reach.ts';
export { namesIf, type RowKind, type Rules } from './rules.ts';
export type { StateRule } from './states.ts';

/**
 * Whose rows a company sees (00-conventions 1.1). OWN: its own. SYS: rows of company 1, read by all, written by the
 * operator. SYS_OWN: its own and those of company 1. PAIR: a document between companies (`parties`). DIR: its own, and
 * everybody's rows whose `publicWhen` holds. CORP: the company table itself (own row; every row for the operator).
 */
export type Scope = 'OWN' | 'SYS' | 'SYS_OWN' | 'PAIR' | 'DIR' | 'CORP';

export const systemCorpId = 1;

/** In `parties`: the company that made the record. */
export const ownerSide = 'corpId';
/** In `parties`: the system company. */
export const operatorSide = 'operator';

/** A menu over the resource. The first has no `view`, unless all are boxes; others choose rows or people. */
export interface MenuView<S extends string = string> {
  readonly menu: string;
  readonly view?: string;
  /** Rows of the view: field equals one of the values. */
  readonly where?: Where<S>;
  /** For the system company only. */
  readonly operator?: boolean;
  readonly box?: Box<S>;
  /** PAIR: rows in which the own company stands on this side. */
  readonly side?: string;
  /** Nothing begins here: its records are made through another menu. */
  readonly makes?: false;
  /** Order of its list where it is another than that of the resource, as `sort`. */
  readonly sort?: string;
}

export interface Unique {
  readonly fields: readonly string[];
  /** Values that may repeat, for example a placeholder number. */
  readonly except?: string;
  /** Records that count: fields of the header hold one of the values; all when absent. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
  /** Unique among all companies instead of within one. */
  readonly everywhere?: boolean;
}

/**
 * Values that at most one row of one live record may hold: a cargo number among the declarations under way. Held by the
 * server with every save and action; no index can see the state of the record above a row.
 */
export interface UniqueRows {
  readonly grid: string;
  readonly fields: readonly string[];
  /** Records that count: fields of the header hold one of the values; all that are not deleted when absent. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
}

/** A call that only reads, with authority 1: `GET {prefix}/{name}`, answered by `reads` of the `.server.ts`. */
export interface ReadCall {
  readonly name: string;
  /** What it is asked by; each a parameter of the address. */
  readonly fields: Readonly<Record<string, Field>>;
}

/**
 * A table over a period that is about no one record (a stock ledger, a month's settlement): `GET {prefix}/report/{name}`
 * with authority 1, as a paper or a workbook. Its rows are the statement of `reports` in the `.server.ts`.
 */
export interface Report {
  readonly name: string;
  /** Of the lists of the resource this view's alone, and weighed by its menu. */
  readonly view?: string;
  /** What it is asked by. Dates called `from` and `to` are its period: it starts with the month so far. */
  readonly fields: Readonly<Record<string, Field>>;
  /** Columns of its table. Figures are added up unless `summed` is false; personal ones want a reason. */
  readonly columns: Readonly<Record<string, Field>>;
  /** Columns of words that stay in one line on paper: numbers of cargo and of papers. */
  readonly whole?: readonly string[];
  /** Columns that on paper stand under another one, in its second line: column → the one below it. */
  readonly under?: Readonly<Record<string, string>>;
}

export interface Search {
  readonly keyword: readonly string[];
  /**
   * References of an OWN resource that a keyword also finds it by: whatever finds the vessel finds its orders. One that
   * stands in the record referred to follows a point: `orderId.shipId`, the vessel of its order. Of documents between
   * companies the operator alone, by the company that it alone sees (`seenBy: ['operator']`).
   */
  readonly keywordOf?: readonly string[];
  /** Date and month fields of `dateType`, first is the default; CREATE_DT and UPDATE_DT are always there. */
  readonly dates?: readonly string[];
  /** Months ahead of today that a search starts with, where the first date is planned: work to come. */
  readonly ahead?: number;
  /** Starts without a period: what began long ago goes on. */
  readonly anyTime?: boolean;
  readonly conditions?: readonly string[];
  /** Of these the first present alone selects (vessel search). */
  readonly firstOf?: readonly string[];
  /** Conditions that no column holds (overdue); `conditions` of the `.server.ts` turns their values into SQL. */
  readonly asked?: Readonly<Record<string, Field>>;
  /** What a search on screens starts with, until it is taken away: rows that one seldom wants stay behind it. */
  readonly start?: Readonly<Record<string, string>>;
  /** One of `asked` that is typed in the keyword's place, where no keyword is kept. */
  readonly typed?: string;
  /** Searches that a phone offers above the list, each by its name (`views.ready.{name}`) with the conditions it asks. */
  readonly views?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** View of the one screen that offers these, and does so at a desk as well. */
  readonly viewsOf?: string;
  /** One of `asked` shown as tabs above the list: `resources.{prefix}.tabs.{value}`, with one for all before them. */
  readonly tabs?: { readonly by: string; readonly values: readonly string[] };
}

/** When one of `of` changes, the form asks the server what follows: `GET {prefix}/defaults?of={field}&…`. */
export interface Proposal {
  /** Rows of this grid; the header unless told. */
  readonly grid?: string;
  readonly of: readonly string[];
  /** Those of them that take along, when they change, what a record has by them from before: with a vessel its owner. */
  readonly goesWith?: readonly string[];
  /** Those of them that are asked about also when another proposal has filled them in: of a currency its rate. */
  readonly alsoFilled?: readonly string[];
  /** Figures that it renews only where the person has not typed them: the weight that follows from the number of packages. */
  readonly spares?: readonly string[];
  /** The reference among `of` whose records may be chosen, several at once, as new rows: `resources.{prefix}.loads.{grid}`. */
  readonly loads?: string;
  /**
   * With `loads`: conditions that the window over its records starts with, by what a field of the header holds; the person
   * may take them away. `{ by: 'purcTpCd', keys: { M: { itemTpCd: 'M,P' } } }`.
   */
  readonly opensWith?: {
    readonly by: string;
    readonly keys: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
  /** The field of the row in whose cell typing searches the records of `loads`; what is typed may stay free text. */
  readonly typedIn?: string;
  /** Values that stay together as they are where the row has one of the figures already, when a record is taken by typing. */
  readonly kept?: readonly { readonly figures: readonly string[]; readonly with: readonly string[] }[];
  /** The field of the row that says what its figures are per: of another unit a person's row takes no price. */
  readonly per?: string;
}

/** What a proposed record cost last, and what taking it at that price puts into the row. */
export interface LastPrice {
  readonly field: string;
  readonly values: Values;
  readonly day: string | null;
  readonly of: 'ship' | 'clnt';
}

export interface Lookup<S extends string = string> {
  /** Address below `/api`, for example `rs4/common/clnt`. More than one system may show the same rows. */
  readonly paths: readonly string[];
  /** Field whose value is `key`; default the id. */
  readonly key?: string;
  readonly value: string;
  readonly valueEn?: string;
  /** Further fields of each row. */
  readonly carries?: readonly string[];
  /** What a choice tells below its name, where a number alone says little: `tells` of each row, references by their names. */
  readonly tells?: readonly string[];
  /** Query parameters that select, by field name. */
  readonly query?: Readonly<Record<string, string>>;
  /** Query parameters that select nothing: what is told of each row goes by them (`choices` of the `.server.ts`). */
  readonly toldOf?: readonly string[];
  /** Rows offered: field equals one of the values. Rows asked for by `ids` come in any state. */
  readonly where?: Where<S>;
}

/** Fields of the header under a heading of their own: the sides of a tax invoice, the carriage of a declaration. */
export interface FieldBox {
  readonly fields: readonly string[];
  /** Of three columns, where there is room for them; one unless told. Its fields that are `more` wait behind the others. */
  readonly span?: 1 | 2 | 3;
  /** Starts folded; it opens by itself where something in it is wrong. */
  readonly folded?: boolean;
}

/** A day that people are told of before or after it. */
export interface DueRule<S extends string = string> {
  /** Date field of the header. */
  readonly field: string;
  /** So many days before the day; negative: after it has passed. */
  readonly before: number;
  /** Only while fields of the header hold one of the values. */
  readonly when: Where<S>;
}

/** What a record comes to, told first on a phone. */
export interface Total {
  /** The first that is not nothing. */
  readonly amount: readonly string[];
  /** What the last of them is made of. */
  readonly parts?: readonly string[];
  /** Column of the list that says what of it is still to come. */
  readonly left?: string;
}

/** Who is told when a record goes on, and of its days. */
export interface Notifies<S extends string = string> {
  /** Fields of the header that name a user; `createId`: whoever made the record. */
  readonly to: readonly string[];
  readonly due?: readonly DueRule<S>[];
}

/** What a workbook or a text file may bring in. */
export interface Imports {
  /** Fields that find the record a row changes: the first that is filled decides. Without them no records come in. */
  readonly keys?: readonly string[];
  /** Grids whose rows come along in columns of their own; a row with nothing else belongs to the record above it. */
  readonly along?: readonly string[];
  /** Fields beside its key by which rows of other files name a record: a barcode. */
  readonly named?: readonly string[];
  /** Grids of the form that take new rows from a file. */
  readonly rows?: readonly string[];
}

/** What is known of a resource before its declaration has come: where it shows. */
export interface ShownResource {
  readonly prefix: string;
  readonly menus: readonly Pick<MenuView, 'menu' | 'view'>[];
}

export type RowSign = 'low' | 'amiss' | 'look';

/** `S`: its states, so that a misspelt one does not compile: `Resource<CodeKey<'QUOT_ST'>>`. */
export interface Resource<S extends string = string> {
  /** API prefix, react-admin name, route and label key: `rs4/clnt`. */
  readonly prefix: string;
  /** Table name of the specification, `RS4_CLNT`: divNm of schema rows, refTableNm of files, getId. */
  readonly table: string;
  readonly scope: Scope;
  /**
   * PAIR: the sides of the document, and the field of the header that names the company of each; `corpId` is whoever made
   * it, `operator` the system company: `{ buyer: 'corpId', supplier: 'supCorpId' }`. A company that follows from something
   * else (the operator of a bonded area) stands in a computed field. Everybody else finds nothing. Where `corpId` is a
   * field too, the operator makes the record for the company chosen there, which reads it.
   */
  readonly parties?: Readonly<Record<string, string>>;
  /** PAIR: the field of the header that says the name of each side's company; its label is what the side is called. */
  readonly partyNames?: Readonly<Record<string, string>>;
  /** PAIR: sides that change header and rows; whoever made it unless told. Fields, rows and actions may narrow it. */
  readonly writtenBy?: readonly string[];
  /**
   * PAIR: states in which the record is not there for a side, because another one still works on it or took it back: in no
   * list, file, figure or notice, and of its trail that side reads what came after them.
   */
  readonly hiddenIn?: Readonly<Record<string, readonly S[]>>;
  /** DIR: rows that everybody sees. SYS_OWN: the shared rows that other companies see; all of them when absent. */
  readonly publicWhen?: { readonly field: string; readonly values: readonly string[] };
  readonly menus: readonly MenuView<S>[];
  readonly reach?: Reach<S>;
  /** Field that names the person whose record it is: nobody else copies it or takes it away. */
  readonly ownedBy?: string;
  /** Field that names a record to people; in English `nameEn` when filled. */
  readonly name: string;
  readonly nameEn?: string;
  /** Field that names it as long as `name` is empty: the own reference of what authorities number later. */
  readonly nameBefore?: string;
  readonly fields: Readonly<Record<string, Field>>;
  /** Boxes of the form, in their order below the fields that stand in none: `resources.{prefix}.boxes.{name}`. */
  readonly boxes?: Readonly<Record<string, FieldBox>>;
  /** Numbers that a step draws instead of the first save, each kind of document its own row (00-conventions 1.3). */
  readonly draws?: { readonly preId: string; readonly period: 'month' | 'year' };
  readonly unique?: readonly Unique[];
  readonly uniqueRows?: readonly UniqueRows[];
  readonly search: Search;
  /** Columns of the list. */
  readonly list: readonly string[];
  /** Those of them that are no field and that it sorts by none the less: `listSorts` of the `.server.ts`. */
  readonly sorts?: readonly string[];
  /** Those of them that are no field and neither a count nor words: what stands in them, and whose sides see it. */
  readonly listed?: Readonly<Record<string, Field>>;
  /**
   * Columns of the list whose value may bear a sign, as the server finds by `listMarks` of the `.server.ts`: below what it
   * should be, amiss, which a card tells too, or for somebody to look at, which shows in the whole row. `resources.{prefix}.marks.{column}` says what it means.
   */
  readonly marks?: Readonly<Record<string, RowSign>>;
  readonly total?: Total;
  /**
   * What was taken back, of which no sum of a list is made: a record of which any of these fields holds one of its values
   * (superseded, cancelled, refused). Lists and files say how many they leave out.
   */
  readonly uncounted?: Where<S>;
  /** Default order, `field,asc`; without it the first search date descending, then id descending. */
  readonly sort?: string;
  readonly lookups?: readonly Lookup<S>[];
  /** Read with `rulesOf`. A function fetches them with the first form that needs them, for rules of some size. */
  readonly rules?: Rules | (() => Promise<Rules>);
  readonly state?: StateRule<S>;
  /** Who is told of a change of state, and of days that come near or have passed. */
  readonly notifies?: Notifies<S>;
  /** Calls that do not exist (rows are made by the system): 404. */
  readonly without?: readonly ('create' | 'delete')[];
  /** What the server knows and proposes while a person fills in the form. */
  readonly proposals?: readonly Proposal[];
  /**
   * Has a paper of its own: `GET {prefix}/{id}/print`. Names where it has several (`['invoice', 'packing']`):
   * `…/print?paper=packing`, `resources.{prefix}.papers.{name}`; the first is the usual one.
   */
  readonly printed?: boolean | readonly string[];
  /**
   * What buttons and their questions go by beyond the record itself (settings, other records): `GET {prefix}/{id}/facts`,
   * answered by `facts` of the `.server.ts`.
   */
  readonly facts?: true;
  /** Steps beyond save and delete; what they bring about beside the move stands in `actions` of the `.server.ts`. */
  readonly actions?: readonly ActionButton<S>[];
  /** What it sends to an authority and hears from it ([messages](docs/messages.md)). */
  readonly messages?: Messages;
  /** Records made from others: `POST {prefix}/{name}` with the values of `fields` answers a new one. */
  readonly makers?: readonly Maker[];
  /**
   * What a new record may begin from beyond its own fields, named in the address of its form (`create?expDeclId=7`); `fresh`
   * of the `.server.ts` is handed it.
   */
  readonly starts?: Readonly<Record<string, Field>>;
  /**
   * Header field by which unsaved work on a new record is told apart: begun for one service, it is not offered in the form
   * of another, and choosing another leaves it as it was.
   */
  readonly draftOf?: string;
  /** Questions that are no list and no record: `GET {prefix}/{name}`. */
  readonly reads?: readonly ReadCall[];
  /** Tables over a period, asked for from the list: `resources.{prefix}.reports.{name}`. */
  readonly reports?: readonly Report[];
  /** `list` screens edit in place instead of opening a form. */
  readonly inlineEdit?: boolean;
  readonly imports?: Imports;
}

/** Fields that every header and every row carries (00-conventions 1.1); not declared by resources. */
export const auditFields = ['createDt', 'createId', 'updateDt', 'updateId', 'delYn'] as const;
