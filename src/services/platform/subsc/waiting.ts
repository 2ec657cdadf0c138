/** Applications of a company that nobody has approved yet. */
export const waitingPart = 'platform/subsc/waiting';

export interface WaitingApplication {
  readonly id: number;
  readonly prodNm: string;
  readonly prodNmEn: string | null;
  readonly userCnt: number;
  /** `yyyy-MM-dd` */
  readonly reqDt: string;
}
