/** How cargo came in otherwise than it was declared: packages that were missing, too many, damaged or wet. */
export interface Accident {
  readonly accidCd: string;
  readonly pkgCnt: number;
}
