/** Kinds of lines of an order. */
import type { RowOf } from '../../../core/record.ts';
import type { orderFields } from './order.fields.ts';

export type OrderLine = RowOf<typeof orderFields>;

export const isWorkLine = (line: OrderLine): boolean => line.lineTpCd === 'I';
/** What the customer pays for beyond the quotation; headings and remarks cost nothing. */
export const isAddition = (line: OrderLine): boolean => line.addYn === 'Y' && ['I', 'D'].includes(line.lineTpCd ?? '');
