/** Resources of logistics. */
import type { Resource } from '../../core/resource.ts';
import { io } from '../3pl/io/io.ts';
import { stock } from '../3pl/stock/stock.ts';

export const logistics: readonly Resource[] = [stock, io];
