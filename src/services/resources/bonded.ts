/** Resources of bonded storage. */
import type { Resource } from '../../core/resource.ts';

export const bonded: readonly Resource[] = [];
