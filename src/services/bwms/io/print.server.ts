/** The papers of a stored in or out report. */
import type { PageModel } from '../../../core/page.ts';
import type { WireOf } from '../../../core/record.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { bondAreaOf, formSources } from '../../shared/print/formSources.server.ts';
import type { io } from './io.ts';
import { passOut, reportPrint, type IoSources } from './print.ts';

const groups = ['BW_IO_TP', 'BW_SPLIT', 'BASIS_TP', 'ACCID', 'PKG'];

export async function printIo(call: Call, doc: WireOf<typeof io>, ask: Ask, paper?: string): Promise<PageModel> {
  const area = await bondAreaOf(ask, doc.bondAreaCd);
  const of: IoSources = { ...(await formSources(ask, call, groups)), doc, area };
  return paper === 'pass' ? passOut(of) : reportPrint(of);
}
