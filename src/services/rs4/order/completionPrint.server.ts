/** The completion report of a stored order, in the language of its customer. */
import type { PageModel } from '../../../core/page.ts';
import type { WireOf } from '../../../core/record.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { completionPrint } from './completionPrint.ts';
import type { order } from './order.ts';
import { paperSourcesFor } from '../document/paperSources.server.ts';

export const printCompletion = async (call: Call, record: WireOf<typeof order>, ask: Ask): Promise<PageModel> =>
  completionPrint(await paperSourcesFor(call, record, record.itemList, ask, 'ORDER'));
