/** Every resource of the product; the one list that tables, calls, screens and menus derive from. */
import type { Resource } from '../core/resource.ts';
import { bondArea } from './fw/bondArea.ts';
import { client } from './fw/client.ts';
import { code } from './fw/code.ts';
import { excRate } from './fw/excRate.ts';
import { appr } from './groupware/appr.ts';
import { apprDoc } from './groupware/apprDoc.ts';
import { apprLine } from './groupware/apprLine.ts';
import { auth } from './platform/auth/auth.ts';
import { corp } from './platform/corp/corp.ts';
import { exportLog } from './platform/exportLog.ts';
import { outbox } from './platform/outbox.ts';
import { errFe } from './platform/system/errFe.ts';
import { demo } from './platform/system/demo.ts';
import { product } from './platform/system/product.ts';
import { taxInv } from './platform/taxInv/taxInv.ts';
import { user } from './platform/user/user.ts';
import { board } from './platform/system/board.ts';
import { clnt } from './rs4/clnt/clnt.ts';
import { order } from './rs4/order/order.ts';
import { inv } from './rs4/inv/inv.ts';
import { purc } from './rs4/purc/purc.ts';
import { quot } from './rs4/quot/quot.ts';
import { ship } from './rs4/ship/ship.ts';
import { config } from './rs4/stdinfo/config.ts';
import { item } from './rs4/stdinfo/item.ts';
import { styleCode } from './rs4/styleCode.ts';
import { work } from './rs4/work/work.ts';

export const resources: readonly Resource[] = [
  code,
  bondArea,
  excRate,
  client,
  corp,
  user,
  auth,
  product,
  demo,
  exportLog,
  outbox,
  errFe,
  board,
  clnt,
  ship,
  styleCode,
  config,
  item,
  quot,
  purc,
  inv,
  taxInv,
  order,
  work,
  apprDoc,
  apprLine,
  appr,
];
