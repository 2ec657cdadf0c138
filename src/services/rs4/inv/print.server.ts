/** The paper of a stored invoice. */
import type { PageModel } from '../../../core/page.ts';
import type { WireOf } from '../../../core/record.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { paperSources } from '../document/paperSources.server.ts';
import type { inv } from './inv.ts';
import { invPrint } from './print.ts';

export const printInv = async (call: Call, record: WireOf<typeof inv>, ask: Ask): Promise<PageModel> =>
  invPrint(await paperSources(call, record, record.itemList, ask, 'INV'));
