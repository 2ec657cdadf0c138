/** The paper of a stored invoice. */
import type { Values } from '../../../core/field.ts';
import type { PageModel } from '../../../core/page.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { paperSources } from '../document/paperSources.server.ts';
import { invPrint } from './print.ts';

export const printInv = async (call: Call, record: Values, ask: Ask): Promise<PageModel> =>
  invPrint(await paperSources(call, record, ask, 'INV'));
