/** Resources of ship work. */
import type { Resource } from '../../core/resource.ts';
import { expDecl } from '../shipwork/expDecl/expDecl.ts';
import { impDecl } from '../shipwork/impDecl/impDecl.ts';

export const shipwork: readonly Resource[] = [expDecl, impDecl];
