/** Two ships at one berth, one team on two ships: said, never refused, for the yard may know better. Server, forms and schedule ask here. */
import type { Problem } from '../../../core/problem.ts';

/** From when to when a document takes a berth or a team. */
export interface Stay {
  readonly id: number;
  readonly no: string;
  readonly fromDt: string;
  readonly toDt: string;
  readonly shipId?: number | null;
  readonly shipNm?: string | null;
  readonly portCd?: string | null;
}

/** Days that a document asks for; none while they are not both known. */
export interface Wanted extends Partial<Pick<Stay, 'shipId' | 'portCd'>> {
  /** Document whose own stay it is. */
  readonly own?: number | null | undefined;
  readonly fromDt?: string | null | undefined;
  readonly toDt?: string | null | undefined;
}

/** Days of which one at least is the same. */
export const overlaps = (
  { fromDt, toDt }: Pick<Wanted, 'fromDt' | 'toDt'>,
  stay: Pick<Stay, 'fromDt' | 'toDt'>,
): boolean => Boolean(fromDt && toDt) && stay.fromDt <= toDt! && stay.toDt >= fromDt!;

const firstOf = (stays: readonly Stay[]): Stay | undefined =>
  stays.toSorted((a, b) => (a.fromDt < b.fromDt ? -1 : a.fromDt > b.fromDt ? 1 : a.id - b.id))[0];

/** Another ship on some of these days. Of one ship, orders and works go side by side. */
const inTheWay = (wanted: Wanted, stay: Stay): boolean =>
  stay.id !== wanted.own &&
  overlaps(wanted, stay) &&
  Boolean(stay.shipId && wanted.shipId) &&
  stay.shipId !== wanted.shipId;

/** Who lies at the berth on these days. Where both name a port and not the same, these are two berths. */
export const berthClash = (wanted: Wanted, stays: readonly Stay[]): Stay | undefined =>
  firstOf(
    stays.filter((stay) => inTheWay(wanted, stay) && (!stay.portCd || !wanted.portCd || stay.portCd === wanted.portCd)),
  );

/** Where else the team is on these days. */
export const teamClash = (wanted: Wanted, stays: readonly Stay[]): Stay | undefined =>
  firstOf(stays.filter((stay) => inTheWay(wanted, stay)));

/** The document of a stay, by number and ship. */
export const who = ({ no, shipNm }: Stay): string => [no, shipNm].filter(Boolean).join(' ');

const warnings = (field: string, text: string, stay: Stay | undefined): Problem[] =>
  stay ? [{ code: 'E_RANGE', field, text, args: [who(stay), stay.fromDt, stay.toDt], warn: true }] : [];

export const berthWarnings = (wanted: Wanted, stays: readonly Stay[]): Problem[] =>
  warnings('berthCd', 'berthTaken', berthClash(wanted, stays));

export const teamWarnings = (wanted: Wanted, stays: readonly Stay[]): Problem[] =>
  warnings('teamCd', 'teamTaken', teamClash(wanted, stays));

interface Berthed {
  readonly shipId?: number | null;
  readonly portCd?: string | null;
  readonly workFromDt?: string | null;
  readonly workToDt?: string | null;
}
/** What an order or a quotation wants of its berth; `own` is the order that it is, or became. */
export const berthWanted = (
  { shipId, portCd, workFromDt, workToDt }: Berthed,
  own: number | null | undefined,
): Wanted => ({
  ...{ own, fromDt: workFromDt, toDt: workToDt },
  shipId: shipId ?? null,
  portCd: portCd ?? null,
});

interface Teamed {
  readonly id?: number | null;
  readonly shipId?: number | null;
  readonly planFromDt?: string | null;
  readonly planToDt?: string | null;
}
export const teamWanted = ({ id, shipId, planFromDt, planToDt }: Teamed): Wanted => ({
  ...{ own: id, fromDt: planFromDt, toDt: planToDt },
  shipId: shipId ?? null,
});
