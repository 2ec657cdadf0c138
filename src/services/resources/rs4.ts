/** Resources of ship repair. */
import type { Resource } from '../../core/resource.ts';
import { clnt } from '../rs4/clnt/clnt.ts';
import { order } from '../rs4/order/order.ts';
import { inv } from '../rs4/inv/inv.ts';
import { purc } from '../rs4/purc/purc.ts';
import { quot } from '../rs4/quot/quot.ts';
import { ship } from '../rs4/ship/ship.ts';
import { config } from '../rs4/stdinfo/config.ts';
import { item } from '../rs4/stdinfo/item.ts';
import { styleCode } from '../rs4/styleCode.ts';
import { work } from '../rs4/work/work.ts';

export const rs4: readonly Resource[] = [clnt, ship, styleCode, config, item, quot, purc, inv, order, work];
