/** Resources of ship work. */
import type { Resource } from '../../core/resource.ts';

export const shipwork: readonly Resource[] = [];
