/** What the dashboard shows a person: figures of the parts whose menus are open to them, and the days that come near. */
export interface DashboardAnswer {
  /** `yyyy-MM-dd HH:mm` in Seoul. */
  readonly at: string;
  /** Figures by the name of their part; what is absent is not this person's. */
  readonly parts: Readonly<Record<string, unknown>>;
  readonly due: { readonly total: number; readonly content: readonly DueRow[] };
}

/** A record whose day (`notifies.due` of its resource) comes within two weeks or has passed. */
export interface DueRow {
  readonly prefix: string;
  readonly id: number;
  /** View of the menu that shows it; null for the one without a name. */
  readonly view: string | null;
  readonly name: string;
  readonly nameEn: string | null;
  readonly field: string;
  /** `yyyy-MM-dd`. */
  readonly day: string;
  /** Names of what it belongs to: vessel, customer. */
  readonly of: readonly string[];
}

/** So far ahead a day is told of. */
export const dueWithin = 14;

/** Records of a list that wait for somebody: those whose step is the person's first, then by their day. */
export interface Works {
  readonly total: number;
  readonly content: readonly WorkRow[];
}

export interface WorkRow {
  readonly id: number;
  readonly name: string;
  /** `yyyy-MM-dd`: the day that the list goes by. */
  readonly day: string | null;
  readonly stCd: string;
  readonly isOurs: boolean;
  /** Whom and what it is about: partner, vessel. */
  readonly of: readonly string[];
  readonly goods: WorkGoods | null;
}

/** What is moved: the first of the goods, how many others there are, and how much where it is told of one alone. */
export interface WorkGoods {
  readonly name: string;
  readonly more: number;
  readonly qty: string | null;
  readonly unit: string | null;
}
