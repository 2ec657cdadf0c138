/** A code of a group, as `common/code` answers it (1-foundations 3.1). */
export interface CommonCode {
  readonly grpCd: string;
  readonly corpId: number;
  readonly key: string;
  readonly value: string;
  readonly valueEn: string | null;
  readonly sort: number;
  readonly ref1?: string | null;
  readonly ref2?: string | null;
  readonly useYn?: string;
}
