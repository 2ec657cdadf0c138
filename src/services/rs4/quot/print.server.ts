/** The paper of a stored quotation. */
import type { Values } from '../../../core/field.ts';
import type { PageModel } from '../../../core/page.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { paperSources } from '../document/paperSources.server.ts';
import { quotPrint } from './print.ts';

export const printQuot = async (call: Call, record: Values, ask: Ask): Promise<PageModel> =>
  quotPrint(await paperSources(call, record, ask, 'QUOT'));
