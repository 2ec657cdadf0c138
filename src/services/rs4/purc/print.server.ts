/** The paper of a stored purchase order. */
import type { PageModel } from '../../../core/page.ts';
import type { WireOf } from '../../../core/record.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { paperSources } from '../document/paperSources.server.ts';
import { purcPrint } from './print.ts';
import type { purc } from './purc.ts';

export const printPurc = async (call: Call, record: WireOf<typeof purc>, ask: Ask): Promise<PageModel> =>
  purcPrint(await paperSources(call, record, record.itemList, ask, 'PURC'));
