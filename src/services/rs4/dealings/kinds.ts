/** Kinds of documents that the history of a partner or a vessel holds, in the order of the business. */
import type { Resource } from '../../../core/resource.ts';
import { inv } from '../inv/inv.ts';
import { order } from '../order/order.ts';
import { purc } from '../purc/purc.ts';
import { quot } from '../quot/quot.ts';
import { work } from '../work/work.ts';
import type { Subject } from './dealings.ts';

export interface Kind {
  readonly resource: Resource;
  /** Whose it can be; its list is searched by the same field. */
  readonly of: readonly Subject[];
  readonly day: string;
  readonly title?: string;
  readonly amount?: string;
  readonly amountFrgn?: string;
}

export const kinds: readonly Kind[] = [
  {
    resource: quot,
    of: ['clntId', 'shipId'],
    day: 'quotDt',
    title: 'quotTitle',
    amount: 'quotAmount',
    amountFrgn: 'quotAmountFrgn',
  },
  {
    resource: order,
    of: ['clntId', 'shipId'],
    day: 'orderDt',
    title: 'orderTitle',
    amount: 'quotAmount',
    amountFrgn: 'quotAmountFrgn',
  },
  { resource: work, of: ['shipId'], day: 'planFromDt', title: 'workNm' },
  { resource: inv, of: ['clntId', 'shipId'], day: 'invDt', amount: 'sumAmount', amountFrgn: 'quotAmountFrgn' },
  { resource: purc, of: ['clntId'], day: 'purcDt', amount: 'purcTot', amountFrgn: 'purcTotFrgn' },
];

export const kindsOf = (subject: Subject): readonly Kind[] => kinds.filter(({ of }) => of.includes(subject));
