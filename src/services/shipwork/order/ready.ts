/** When the steps of an order may be taken (23-shipwork-customs); its buttons and its calls go by the same. */
import { decimal } from '../../../core/decimal.ts';
import type { Values } from '../../../core/field.ts';
import type { Problem } from '../../../core/problem.ts';
import type { RowOf } from '../../../core/record.ts';
import { foreignOf } from '../../shared/amounts.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import { linesOf } from './lines.ts';
import type { OrderRecord } from './order.fields.ts';
import type { deliverFields } from './deliver.ts';

type Order = OrderRecord;

/** What the steps of an order go by beyond itself. */
export type OrderFacts = {
  /** Is the supplier still in the directory of certified companies? */
  readonly certified: boolean;
  /** Is one of the loading permits of the order given? */
  readonly permitted: boolean;
  /** Its permit, given or under way, and the number of that. */
  readonly permitId?: number;
  readonly permit?: string;
  /** Now, `yyyy-MM-dd HH:mm`: what the dialog of a delivery starts with. */
  readonly now: string;
  /** What a delivery that is to be corrected said of each line, by its id. */
  readonly before?: Readonly<Record<string, string>>;
};

const isAbove = (value: unknown): boolean => decimal(String(value ?? 0)).gt(0);

/** Something is asked for (E_REQUIRED), of a supplier whose certification holds (E_STATE). */
export function requestBarred(order: Order, { certified }: OrderFacts): Problem | undefined {
  if (linesOf(order).length === 0) return { code: 'E_REQUIRED', grid: 'item', field: 'item', text: 'orderNeedsLine' };
  return certified ? undefined : { code: 'E_STATE', field: 'supCertId', text: 'supplierNotCertified' };
}

/** Every line has its price; what costs nothing is taken off whole (E_REQUIRED). */
export function quoteBarred(order: Order): readonly Problem[] {
  const field = foreignOf(order) ? 'priceFrgn' : 'price';
  return linesOf(order).flatMap((line, row): Problem[] =>
    isAbove(line[field]) ? [] : [{ code: 'E_REQUIRED', grid: 'item', row, uid: String(line.id), field }],
  );
}

/** Nothing comes aboard a ship in foreign trade without the permit of customs (E_STATE). */
export function deliverBarred({ trdTpCd }: Order, { permitted, permit }: OrderFacts): Problem | undefined {
  if (trdTpCd !== 'INTL' || permitted) return undefined;
  return permit
    ? { code: 'E_STATE', text: 'loadPermitAwaited', args: [permit] }
    : { code: 'E_STATE', text: 'loadPermitNeeded' };
}

/** What the supplier of an ordered order is to do, where that can be told: a key of `words`. */
export function turnWord({ stCd, trdTpCd, said }: Order, facts: Partial<OrderFacts> | undefined): string | undefined {
  if (stCd !== 'ORD') return undefined;
  // Whatever was said on the way here was said of a delivery.
  if (said?.at(-1)?.stCd === 'ORD') return 'turn_again';
  if (trdTpCd !== 'INTL') return 'turn_free';
  if (!facts) return undefined;
  if (facts.permitted) return 'turn_permitted';
  return facts.permit ? 'turn_awaited' : 'turn_permit';
}

/** With the signature of whoever received it (E_STATE). */
export const receiveBarred = ({ respFileList }: Order): Problem | undefined =>
  (respFileList ?? []).some(({ refTypeCd }) => refTypeCd === 'SIGN')
    ? undefined
    : { code: 'E_STATE', text: 'deliverySignatureAbsent' };

/** One tax invoice is of one kind of tax (E_STATE). */
export const billBarred = (order: Order): Problem | undefined =>
  linesOf(order).some((line) => isAbove(line.dlvQty) && line.vatCd !== order.vatCd)
    ? { code: 'E_STATE', text: 'supplyTaxMixed' }
    : undefined;

type Delivery = RowOf<typeof deliverFields, 'rows'>;

/** No more than was ordered (E_BAL), and something at all (E_REQUIRED). */
export function deliveryProblems({ rows }: { readonly rows?: readonly Delivery[] }, order: Values): Problem[] {
  const lines = new Map(linesOf(order as OrderRecord).map((line) => [line.id, line]));
  const over = (rows ?? []).flatMap(({ id, dlvQty }, row): Problem[] => {
    const line = lines.get(id as number);
    return line && decimal(String(dlvQty ?? 0)).gt(String(line.qty ?? 0))
      ? [{ code: 'E_BAL', grid: 'rows', row, field: 'dlvQty', text: 'dlvOver', args: [grouped(String(line.qty))] }]
      : [];
  });
  const none = rows?.length ? rows.every(({ dlvQty }) => !isAbove(dlvQty)) : false;
  return [...over, ...(none ? [{ code: 'E_REQUIRED', field: 'rows', text: 'dlvNothing' } as const] : [])];
}

/** Nobody prints in the supplier's name what the supplier has not said: prices are its own until it quotes (E_STATE). */
export function unprinted(order: Order, paper: string | undefined, corpId: number): Problem | undefined {
  const { stCd, supCorpId, quotDt, dlvDtm } = order;
  if (paper === 'delivery') return dlvDtm ? undefined : { code: 'E_STATE', text: 'deliveryNoteAbsent' };
  const asked = stCd === 'DRAFT' || (stCd === 'REQ' && supCorpId !== corpId) || (stCd === 'CANCEL' && !quotDt);
  return asked ? { code: 'E_STATE', text: 'quotationAbsent' } : undefined;
}
