/** The completion report of a stored order, in the language of its customer. */
import type { Values } from '../../../core/field.ts';
import type { PageModel } from '../../../core/page.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { completionPrint } from './completionPrint.ts';
import { paperSourcesFor } from '../document/paperSources.server.ts';

export const printCompletion = async (call: Call, record: Values, ask: Ask): Promise<PageModel> =>
  completionPrint(await paperSourcesFor(call, record, ask, 'ORDER'));
