/** Every resource of the product; the one list that table, calls, screens and menu derive from. */
import type { Resource } from '../core/resource.ts';
import { clnt } from './rs4/clnt.ts';
import { styleCode } from './rs4/styleCode.ts';

export const resources: readonly Resource[] = [clnt, styleCode];
