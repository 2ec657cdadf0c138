/** A step of a cargo as the server tells it. */
export interface CargoStep {
  readonly step: 'DECL' | 'RELEASE' | 'OUT' | 'BT_IN' | 'IN' | 'IMP_DECL' | 'IMP_RELEASE' | 'OUT_STORE';
  readonly stepNm: string;
  /** `yyyy-MM-dd HH:mm` in Seoul. */
  readonly at: string;
  readonly place: string | null;
  readonly pkgCnt: number | null;
}
