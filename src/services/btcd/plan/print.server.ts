/** The gate pass of a stored plan. */
import type { PageModel } from '../../../core/page.ts';
import type { WireOf } from '../../../core/record.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { formSources } from '../../shared/print/formSources.server.ts';
import type { plan } from './plan.ts';
import { passPrint } from './print.ts';

export async function printPass(call: Call, doc: WireOf<typeof plan>, ask: Ask): Promise<PageModel> {
  return passPrint({ ...(await formSources(ask, call, ['PKG'])), doc });
}
