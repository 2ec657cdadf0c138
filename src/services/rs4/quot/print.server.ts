/** The paper of a stored quotation. */
import type { PageModel } from '../../../core/page.ts';
import type { WireOf } from '../../../core/record.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { paperSources } from '../document/paperSources.server.ts';
import { quotPrint } from './print.ts';
import type { quot } from './quot.ts';

export const printQuot = async (call: Call, record: WireOf<typeof quot>, ask: Ask): Promise<PageModel> =>
  quotPrint(await paperSources(call, record, record.itemList, ask, 'QUOT'));
