/** Values that rest sealed: the record itself holds and tells no more than their mask. Pure. */

/** How a field type tells what of a value is to be sealed. */
export interface Sealing {
  /** Regular expression, for PostgreSQL as well, of values to be sealed. */
  readonly whole: string;
  /** What stays open of a value to be sealed; undefined where the value is no secret (or a mask already). */
  mask(value: string): string | undefined;
  /** Whether a value stands for a sealed one. */
  isMask(value: string): boolean;
}

/** Where a sealed value belongs: opened anywhere else it is refused. */
export interface SealedPlace {
  readonly corpId: number;
  readonly table: string;
  readonly rowId: number;
  readonly field: string;
}

/** Seals and opens values by a key that the database does not hold. */
export interface Sealer {
  seal(value: string, place: SealedPlace): string;
  /** Throws when the text was changed, moved from its place, or sealed by another key. */
  open(sealed: string, place: SealedPlace): string;
}
