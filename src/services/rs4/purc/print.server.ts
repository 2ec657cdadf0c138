/** The paper of a stored purchase order. */
import type { Values } from '../../../core/field.ts';
import type { PageModel } from '../../../core/page.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { paperSources } from '../document/paperSources.server.ts';
import { purcPrint } from './print.ts';

export const printPurc = async (call: Call, record: Values, ask: Ask): Promise<PageModel> =>
  purcPrint(await paperSources(call, record, ask, 'PURC'));
