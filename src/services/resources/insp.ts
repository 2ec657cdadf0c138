/** Resources of inspections. */
import type { Resource } from '../../core/resource.ts';

export const insp: readonly Resource[] = [];
