/** The paper of a stored purchase confirmation. */
import type { PageModel } from '../../../core/page.ts';
import type { WireOf } from '../../../core/record.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { formSources, partnerOf } from '../../shared/print/formSources.server.ts';
import type { pcr } from './pcr.ts';
import { pcrPrint } from './print.ts';

const groups = ['PCR_APPLY', 'PCR_USAGE', 'PCR_DOC', 'PCR_ADJ'];

export async function printPcr(call: Call, record: WireOf<typeof pcr>, ask: Ask): Promise<PageModel> {
  const { itemList: items, docList: docs, taxList: taxes, ...doc } = record;
  const supplier = (await partnerOf(ask, call, doc.supClntId)) ?? {};
  return pcrPrint({ ...(await formSources(ask, call, groups)), doc, items, docs, taxes, supplier });
}
