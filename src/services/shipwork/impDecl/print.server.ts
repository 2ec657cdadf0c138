/** The papers of a stored import declaration: the declaration itself, and how its taxes were reckoned. */
import type { PageModel } from '../../../core/page.ts';
import type { WireOf } from '../../../core/record.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { bondAreaOf, formSources, partnerOf } from '../../shared/print/formSources.server.ts';
import type { impDecl } from './impDecl.ts';
import { impPrint, type ImpSources } from './print.ts';
import { taxSheet } from './taxSheet.ts';

const groups = [
  ...['IMP_DECL_TP', 'IMP_PLAN', 'IMP_DEAL', 'IMP_KIND', 'IMP_COLLECT', 'CS_PAY', 'NAT', 'PORT', 'TRN_METH', 'TRN_BOX'],
  ...['PKG', 'CSTMS', 'DUTY_TP', 'IMP_VAT'],
];

export async function printImp(
  call: Call,
  record: WireOf<typeof impDecl>,
  ask: Ask,
  paper?: string,
): Promise<PageModel> {
  const { lanList: lans, modelList: models, ...doc } = record;
  const [importer, payer] = [
    (await partnerOf(ask, call, doc.imprClntId)) ?? {},
    (await partnerOf(ask, call, doc.payerClntId)) ?? {},
  ];
  const bondArea = await bondAreaOf(ask, doc.bondAreaCd);
  const of: ImpSources = { ...(await formSources(ask, call, groups)), doc, lans, models, importer, payer, bondArea };
  return paper === 'taxSheet' ? taxSheet(of) : impPrint(of);
}
