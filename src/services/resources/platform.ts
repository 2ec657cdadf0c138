/** Resources of the platform. */
import type { Resource } from '../../core/resource.ts';
import { bondArea } from '../fw/bondArea.ts';
import { client } from '../fw/client.ts';
import { code } from '../fw/code.ts';
import { excRate } from '../fw/excRate.ts';
import { auth } from '../platform/auth/auth.ts';
import { corp } from '../platform/corp/corp.ts';
import { exportLog } from '../platform/exportLog.ts';
import { message } from '../platform/message/message.ts';
import { outbox } from '../platform/outbox.ts';
import { certCorp } from '../platform/certCorp/certCorp.ts';
import { errFe } from '../platform/system/errFe.ts';
import { demo } from '../platform/system/demo.ts';
import { product } from '../platform/system/product.ts';
import { taxInv } from '../platform/taxInv/taxInv.ts';
import { user } from '../platform/user/user.ts';
import { board } from '../platform/system/board.ts';
import { bill } from '../platform/bill/bill.ts';
import { usage } from '../platform/usage/usage.ts';
import { subsc } from '../platform/subsc/subsc.ts';

export const platform: readonly Resource[] = [
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
  message,
  errFe,
  board,
  taxInv,
  certCorp,
  subsc,
  usage,
  bill,
];
