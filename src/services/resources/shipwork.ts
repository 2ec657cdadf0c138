/** Resources of ship work. */
import type { Resource } from '../../core/resource.ts';
import { loadPrmt } from '../shipwork/loadPrmt/loadPrmt.ts';
import { order } from '../shipwork/order/order.ts';

export const shipwork: readonly Resource[] = [order, loadPrmt];
