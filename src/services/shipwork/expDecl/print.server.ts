/** The paper of a stored export declaration. */
import type { PageModel } from '../../../core/page.ts';
import type { WireOf } from '../../../core/record.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { formSources, partnerOf } from '../../shared/print/formSources.server.ts';
import type { expDecl } from './expDecl.ts';
import { expPrint } from './print.ts';

const groups = [
  ...['EXP_DECL_TP', 'EXP_DEAL', 'EXP_KIND', 'EXPR_TP', 'CS_PAY', 'NAT', 'PORT', 'TRN_METH', 'TRN_BOX', 'REFUND'],
  ...['PKG', 'CSTMS'],
];

export async function printExp(call: Call, record: WireOf<typeof expDecl>, ask: Ask): Promise<PageModel> {
  const { lanList: lans, modelList: models, cntrList, ...doc } = record;
  const exporter = (await partnerOf(ask, call, doc.exprClntId)) ?? {};
  const containers = cntrList.map(({ cntrNo }) => cntrNo);
  return expPrint({ ...(await formSources(ask, call, groups)), doc, lans, models, containers, exporter });
}
