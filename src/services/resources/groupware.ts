/** Resources of the groupware. */
import type { Resource } from '../../core/resource.ts';
import { appr } from '../groupware/appr.ts';
import { apprDoc } from '../groupware/apprDoc.ts';
import { apprLine } from '../groupware/apprLine.ts';

export const groupware: readonly Resource[] = [apprDoc, apprLine, appr];
