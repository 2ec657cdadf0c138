/** Resources of ship work. */
import type { Resource } from '../../core/resource.ts';
import { expDecl } from '../shipwork/expDecl/expDecl.ts';
import { impDecl } from '../shipwork/impDecl/impDecl.ts';
import { loadPrmt } from '../shipwork/loadPrmt/loadPrmt.ts';
import { order } from '../shipwork/order/order.ts';
import { pcr } from '../shipwork/pcr/pcr.ts';

export const shipwork: readonly Resource[] = [order, loadPrmt, expDecl, impDecl, pcr];
