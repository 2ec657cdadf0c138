/** A partner whom an order names for work that no purchase has taken: `GET rs4/order/{id}/partnersLeft`. */
export interface PartnerLeft {
  readonly clntId: number;
  readonly clntNm: string;
  readonly clntNmEn: string | null;
  /** Lines of the order that are left. */
  readonly lines: number;
  /** What they cost, in won. */
  readonly purcTot: string;
}
