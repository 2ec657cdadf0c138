/** Resources of bonded storage. */
import type { Resource } from '../../core/resource.ts';
import { decl } from '../bta/decl/decl.ts';
import { openReq } from '../bta/openReq/openReq.ts';
import { vhcl } from '../bta/vhcl/vhcl.ts';
import { plan } from '../btcd/plan/plan.ts';
import { io } from '../bwms/io/io.ts';
import { stock } from '../bwms/stock/stock.ts';

export const bonded: readonly Resource[] = [vhcl, decl, openReq, plan, stock, io];
