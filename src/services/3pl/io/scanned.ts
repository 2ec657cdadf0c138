/** What the server says of a scanned code. */
export interface ScannedItem {
  readonly id: number;
  readonly value: string;
  readonly valueEn: string | null;
  readonly unitCd: string;
  readonly lotYn: string;
  readonly expYn: string;
}

export interface Scanned {
  /** At most two: what several items bear names none. */
  readonly content: readonly ScannedItem[];
  /** It is an item of another shipper. */
  readonly other: boolean;
}
