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
