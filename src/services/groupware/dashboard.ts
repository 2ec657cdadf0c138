/** What the server tells of electronic approval for the dashboard. */
export interface ApprFigures {
  readonly turns: { readonly total: number; readonly content: readonly TurnRow[] };
  /** Own documents under way. */
  readonly mine: number;
}

export interface TurnRow {
  readonly id: number;
  readonly title: string;
  readonly draftUserNm: string | null;
  /** `yyyy-MM-dd HH:mm` in Seoul. */
  readonly draftDtm: string | null;
  readonly urgentYn: string;
}
