/** Of a trip whoever drives it asks where it goes, and whoever keeps a gate whence it comes. Pure. */
import type { Values } from '../../../core/field.ts';

export const wayOf = ({ fromBondAreaNm, toBondAreaNm }: Values): string =>
  [fromBondAreaNm, toBondAreaNm].filter(Boolean).join(' → ');
