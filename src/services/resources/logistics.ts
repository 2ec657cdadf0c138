/** Resources of logistics. */
import type { Resource } from '../../core/resource.ts';

export const logistics: readonly Resource[] = [];
