import type { OrderLine, OrderRecord } from './order.fields.ts';

export const linesOf = ({ item }: Pick<OrderRecord, 'item'>): readonly OrderLine[] => item ?? [];
