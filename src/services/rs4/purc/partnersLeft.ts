/** A partner whom an order names for work that no purchase has taken: `GET rs4/order/{id}/partnersLeft`. */
import { recordPart } from '../../../core/recordPart.ts';

export interface PartnerLeft {
  readonly clntId: number;
  readonly clntNm: string;
  readonly clntNmEn: string | null;
  /** Lines of the order that are left. */
  readonly lines: number;
  /** What they cost, in won. */
  readonly purcTot: string;
}

/** Its call. */
export const partnersLeft = recordPart<{ readonly content: readonly PartnerLeft[] }>('partnersLeft');
