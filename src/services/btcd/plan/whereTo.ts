/** Of a trip under way the driver asks where it goes, whoever keeps it what comes. Pure. */
import type { Values } from '../../../core/field.ts';

export const whereTo = ({ stCd, toBondAreaNm }: Values): string | undefined =>
  stCd === 'OUT' && toBondAreaNm ? `→ ${String(toBondAreaNm)}` : undefined;
