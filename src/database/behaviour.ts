/** What a service adds to the generic pipeline: rules that need the database, actions, lookups. One object a resource. */
import type { Values } from '../core/field.ts';
import type { FilledForm, MessageType, ResultKey } from '../core/messages.ts';
import type { PageModel } from '../core/page.ts';
import type { Problem } from '../core/problem.ts';
import type { ActionInputOf, Declared, Fields, RecordOf, StoredOf, WireOf } from '../core/record.ts';
import type { LastPrice, Resource } from '../core/resource.ts';
import type { Sealer } from '../core/sealed.ts';
import type { Row, Statement, Transaction } from './executor.ts';
import type { FileRow } from './files/fileRow.ts';
import type { FileStore } from './files/store.ts';

/** For whom and when something happens; the same for every step of one call. */
export interface Call {
  readonly corpId: number;
  readonly userId: number;
  /** A user of the system company. */
  readonly operator: boolean;
  readonly lang: 'ko' | 'en';
  readonly now: Date;
  /** Today in Asia/Seoul. */
  readonly today: string;
  /** Outside production some answers carry what a person could otherwise only receive by message. */
  readonly production: boolean;
  /** Keyed hash of the application, for what must not be kept; absent where no server runs. */
  readonly seal?: (purpose: string, ...parts: readonly string[]) => Buffer;
  /** `https://host[:port]` of the installation, for messages; absent where no server runs. */
  readonly origin?: string;
  /** Hands out key and certificate (PEM) of signatures: what writes a call down holds neither. Absent in production without the setting. */
  readonly signing?: () => { readonly key: string; readonly certificate: string };
  /** Opens what rests sealed; absent where no server runs. */
  readonly unseal?: Sealer['open'];
  /** Bytes of files; absent where no server runs. */
  readonly files?: FileStore;
  /** Receivers of messages that the settings name a way to; asked in production alone. */
  readonly reaches?: readonly string[];
  /** Kinds of messages that the settings send out; what is of another kind waits in the outbox. */
  readonly sends?: readonly ('MAIL' | 'SMS')[];
  /** Sets a page model as PDF, aside from the calls; absent where no server runs. */
  readonly paper?: (model: PageModel) => Promise<Buffer>;
}

export interface Step extends Call {
  readonly tx: Transaction;
  readonly resource: Resource;
}

export interface SaveStep extends Step {
  /** Every declaration: `isUsed` asks them who points at a record. */
  readonly all: readonly Resource[];
}

/** Asks the database within the caller's transaction, or in one of its own. */
export type Ask = <R extends object = Row>(statement: Statement) => Promise<R[]>;

/** What a person has filled in so far, when the form asks what follows (`GET {prefix}/defaults`). */
export interface Asked<Whole = Values> {
  /** Field that was changed. */
  readonly of: string;
  /** Header fields that were sent; those that their type refuses are absent. */
  readonly header: Whole;
  /** Values of `of` in rows, when the proposal is for rows of a grid. */
  readonly wanted: readonly unknown[];
}

/** Header fields that may follow, none of them a reference: `values` say nothing against what a person has typed. */
export interface Fills {
  /** Null takes away what another proposal has filled in. */
  readonly values: Values;
  /** Name of the record that they come from. */
  readonly from?: string | null;
}

/** Header fields that follow; of rows, the fields that follow from each value of `of`. */
export interface Proposed<Whole = Values> {
  readonly header?: Whole;
  /** Laid in only where nobody has typed anything, and told. */
  readonly fills?: Fills;
  /** Rows that a new record begins with because of it, by grid; those of a former answer give way to them. */
  readonly grids?: Readonly<Record<string, readonly Values[]>>;
  readonly rows?: readonly { readonly of: unknown; readonly values: Values; readonly last?: LastPrice | undefined }[];
}

/**
 * What an action brings about in records of other resources: in the same transaction, whatever menus the person has, for
 * it follows from what they may do.
 */
export interface Others {
  /** Saves a new record in its stored form. Answers it as the wire shows it. */
  make(prefix: string, header: Values, rows?: Readonly<Record<string, readonly Values[]>>): Promise<Values>;
  /** Runs an action; its states and rules hold. */
  act(prefix: string, id: number, name: string, input?: Values): Promise<Values>;
  /** Changes fields and rows of a record whatever its state: what a person may not edit, another record may bring about. */
  patch(prefix: string, id: number, changes: Changes): Promise<Values>;
  /** The same in another company, as the system: a gate that opens there, a report that arises there. */
  in(corpId: number): Others;
}

/** What one record changes in another. */
export interface Changes {
  /** What the trail calls it. */
  readonly act?: string;
  readonly header?: Values;
  /** By grid; changed and deleted rows by their id. */
  readonly rows?: Readonly<
    Record<
      string,
      { readonly insert?: readonly Values[]; readonly update?: readonly Values[]; readonly delete?: readonly number[] }
    >
  >;
}

/** After a record is written, what follows elsewhere. */
export interface AfterStep extends SaveStep {
  readonly others: Others;
}

export interface ActStep extends AfterStep {
  /** Saves a further record of the same resource, in its stored form, in the same transaction. Answers it as the wire shows it. */
  make(header: Values, rows: Readonly<Record<string, readonly Values[]>>): Promise<Values>;
}

/**
 * What an action of the resource brings about; from where to where it goes, and whose it is, stands in the declaration.
 * `Action<typeof tool, 'hire'>` knows the stored record and what the button `hire` asks for.
 */
export type Action<T extends Declared = Fields, N extends string = string> = ActionOver<
  RecordOf<T>,
  StoredOf<T>,
  ActionInputOf<T, N>
>;

interface ActionOver<Whole, Stored, Input> {
  /** What to look at before it is done, by what other records say: warnings alone, gone past when confirmed. */
  warns?(step: Step, stored: Stored, input: Input): Promise<readonly Problem[]>;
  /** Works on the stored record inside the transaction. */
  run?(step: ActStep, stored: Stored, input: Input): Promise<Done<Whole> | void>;
  /** What is kept though `check` refused it, in a transaction of its own: the record stays as it is. */
  refused?(step: Step, stored: Stored, input: Input, problems: readonly Problem[]): Promise<void>;
  /** Of an action `bulk: 'together'`: works on all records at once; they are locked and each was judged. */
  runAll?(step: ActStep, records: readonly Stored[], input: Input): Promise<DoneTogether<Whole> | void>;
  /** After the record is written, in the same transaction: what follows elsewhere from what it holds now. */
  after?(step: ActStep, record: Stored, stored: Stored, left: Left<Input>): Promise<void>;
}

/** What an action was told, and the paper that it has kept (`keepsPaper`). */
export interface Left<Input = Values> {
  readonly input: Input;
  readonly paper?: FileRow;
}

/** What an action leaves behind. */
export interface Done<Whole = Values> {
  /** Header fields. */
  readonly changes?: Whole;
  /** Instead: the whole record as it shall be, rows too. The rules reckon and judge it like a save; what differs is written. */
  readonly record?: Whole;
  /** Header fields that the trail tells though they stand as they stood: a reason given again in the same words. */
  readonly saidAgain?: readonly string[];
  /** What the answer carries besides. */
  readonly answer?: Values;
}

/** What an action leaves behind of several records. The answer names the records that it made by itself (`made`). */
export interface DoneTogether<Whole = Values> {
  /** Header fields of every record. */
  readonly changes?: Whole;
  /** Further ones of each, by its id. */
  readonly changesOf?: Readonly<Record<number, Whole>>;
  /** What the answer carries besides. */
  readonly answer?: Values;
}

/** What is told of a row that is chosen. */
export interface ToldChoice {
  /** Below its name: what it costs. */
  readonly tells?: string;
  /** The word for why it cannot be chosen, and the sentence that says what to do instead. */
  readonly barred?: { readonly word: string; readonly why: string };
}

/** What the resource's lookups tell of each row to whoever asks, in their language. */
export interface ChoiceWords {
  /** SQL over the alias `t` that answers JSON; `asked` are the parameters of the lookup's `toldOf`. */
  readonly facts: (call: Call, asked: Readonly<Record<string, string>>) => Statement;
  readonly told: (facts: unknown, call: Call) => ToldChoice;
}

export interface ResourceLookup {
  /** Rows of `GET /api/{path}`; runs as the caller, so row-level security holds. */
  readonly path: string;
  /** Names of the parameters that it can be asked by. */
  readonly parameters?: readonly string[];
  readonly rows: (call: Call, query: Readonly<Record<string, string>>) => Statement;
  /** What is answered of those rows, where no table holds it all. */
  readonly answered?: (rows: readonly Row[], query: Readonly<Record<string, string>>) => readonly object[];
}

/**
 * Records are whole: `{field: value, grid: row[]}`; `stored` is null for a new one. Problems refuse the save.
 * `Behaviour<typeof tool>` knows the fields of its records.
 */
export type Behaviour<T extends Declared = Fields> = BehaviourOver<RecordOf<T>, StoredOf<T>, WireOf<T>>;

interface BehaviourOver<Whole, Stored, Wire> {
  /** Fills in values before validation (derived codes, defaults from other records). Mutates `record`. */
  prepare?(step: SaveStep, record: Whole, stored: Stored | null): Promise<void> | void;
  /** Rules that need the database. */
  check?(step: SaveStep, record: Whole, stored: Stored | null): Promise<readonly Problem[]> | readonly Problem[];
  /** What was checked is about to be written: secrets take the form in which they are kept. Mutates `record`. */
  beforeWrite?(step: SaveStep, record: Whole, stored: Stored | null): Promise<void> | void;
  /** After the rows are written, in the same transaction; may add to the answer. */
  after?(step: AfterStep, record: Stored, stored: Stored | null): Promise<void> | void;
  checkDelete?(step: SaveStep, stored: Stored): Promise<readonly Problem[]> | readonly Problem[];
  /** After a record was deleted, in the same transaction. */
  afterDelete?(step: AfterStep, stored: Stored): Promise<void>;
  /** Adds to the defaults of `GET …/new`; `starts` is what it shall begin from beyond its own fields. */
  fresh?(call: Call, record: Whole, ask: Ask, starts: Values): Promise<void> | void;
  /** What follows from a value that a person has entered; declared as `proposals` of the resource. */
  propose?(call: Call, asked: Asked<Whole>, ask: Ask): Promise<Proposed<Whole>>;
  /** What `barred` of its actions and their questions go by (`facts` of the resource), within a save as for a screen. */
  facts?(call: Call, record: Stored, ask: Ask): Promise<Values>;
  /** The record, as the wire shows it, as a paper (`printed` of the resource); `paper` is its name where there are several. */
  print?(call: Call, record: Wire, ask: Ask, paper?: string): Promise<PageModel>;
  /**
   * The message of a record that was just sent, as its receiver reads it (`messages` of the resource): the same record
   * gives the same text, whatever the clock says. `input`: what the step was told (why it is amended). Absent: fields
   * and rows as XML.
   */
  compose?(step: Step, record: Stored, type: MessageType, input: Values): Promise<string> | string;
  /** What was composed as a file of the authority's own form, where the settings say that a person hands it over. */
  form?(raw: string): Promise<FilledForm>;
  /** The number that the simulator gives with an answer, where the person who answers says none. */
  numbered?(step: Step, record: Stored, resultCd: ResultKey): Promise<string | null> | string | null;
  /** Work of the night after which `day` begins, beyond `lapses` of the declaration; answers how many records moved. */
  nightly?(step: SaveStep, day: string): Promise<number>;
  /** Ids of menus whose full authority makes somebody hear of their company's turn (`state.turns`). */
  readonly hears?: readonly number[];
  /** What they are told beside the name of the record (`tellCompanies`): `about` its subject, `won` or `sum` what it comes to. */
  told?(record: Stored): Values;
  /** Rows that visitors may read on a day (`yyyy-MM-dd`), over the alias `t`: their files answer to anybody. */
  readonly open?: (today: string) => Statement;
  /** SQL of the conditions that no column holds (`asked` of the search), over the alias `t`; undefined selects everything. */
  readonly conditions?: Readonly<Record<string, (call: Call, value: string) => Statement | undefined>>;
  /** Further columns of the list: name and SQL expression over the alias `t`. */
  readonly listColumns?: Readonly<Record<string, Statement | ((call: Call) => Statement)>>;
  /** What such a column tells of the facts that its SQL answers as JSON, in the reader's language. */
  readonly listWords?: Readonly<Record<string, (facts: unknown, call: Call) => string | null>>;
  /** What comes first among rows that the order asked for leaves equal: an SQL term over the alias `t`. */
  readonly listTies?: (call: Call) => Statement | undefined;
  /** What stands before all others in the usual order, as a term of `order by`: what waits for whoever reads the list. */
  readonly listFirst?: (call: Call) => Statement | undefined;
  /** Of which rows the value of a column bears its sign (`marks` of the resource): SQL conditions over the alias `t`. */
  readonly listMarks?: Readonly<Record<string, (call: Call) => Statement>>;
  /** What the list goes by that sorts by one of them (`sorts` of the declaration). */
  readonly listSorts?: Readonly<Record<string, (call: Call) => Statement>>;
  /** The same, answered only where `columns` of the call names them. */
  readonly askedColumns?: Readonly<Record<string, Statement>>;
  /** Effects of declared actions; one that only moves the record needs none. */
  readonly actions?: Readonly<Record<string, ActionOver<Whole, Stored, Values>>>;
  /** Records made from others (`makers` of the resource): header and rows of the new one, in stored form. */
  readonly makers?: Readonly<Record<string, Drafting>>;
  readonly lookups?: readonly ResourceLookup[];
  readonly choices?: ChoiceWords;
  /** Answers of the resource's `reads`; the input in stored form. Runs as the caller, so row-level security holds. */
  readonly reads?: Readonly<Record<string, (call: Call, input: Values, ask: Ask) => Promise<unknown>>>;
  /**
   * Rows of the resource's `reports` in their order, each column under its name; of a reference, its display name too.
   * The input comes in stored form; runs as the caller, so row-level security holds.
   */
  readonly reports?: Readonly<Record<string, (call: Call, input: Values) => Statement>>;
  /** What stands at the head of a report beside what it was asked by: one row, whose members are named like fields. */
  readonly reportHeads?: Readonly<Record<string, (call: Call, input: Values) => Statement>>;
}

export type Drafting = (step: SaveStep, input: Values) => Promise<Draft>;

/** A record that is about to be made. */
export interface Draft {
  readonly header: Values;
  readonly rows: Readonly<Record<string, readonly Values[]>>;
}

export type Behaviours = Readonly<Record<string, Behaviour>>;
export type { Row };
