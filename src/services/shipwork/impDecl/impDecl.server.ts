/** Import declarations on the server: defaults, rates, what its steps bring about (23-shipwork-customs). */
import { sql } from 'kysely';
import type { Behaviour } from '../../../database/behaviour.ts';
import { unitProblems } from '../../shared/excRates.server.ts';
import { bondAreaProblems, customsRates, declarantOf, fillDeclaration } from '../declaration/defaults.server.ts';
import { tongNoOf } from '../declaration/partner.server.ts';
import type { impDecl } from './impDecl.ts';

export const impDeclBehaviour: Behaviour<typeof impDecl> = {
  async fresh(call, record, ask) {
    Object.assign(record, await customsRates(ask, call, record, 'IMP'));
    record.tcaNo = await declarantOf(ask, call);
  },
  async propose(call, { of, header }, ask) {
    // Whoever imports pays, unless somebody else was named.
    if (of === 'imprClntId') {
      if (header.payerClntId) return {};
      return { header: { payerClntId: header.imprClntId, payerTongNo: await tongNoOf(ask, call, header.imprClntId) } };
    }
    if (of === 'payerClntId') return { header: { payerTongNo: await tongNoOf(ask, call, header.payerClntId) } };
    return { header: await customsRates(ask, call, header, 'IMP') };
  },
  prepare: (step, record, stored) => fillDeclaration(step, record, stored, 'IMP'),
  check: async (step, record, stored) => [
    ...(await unitProblems(step, record, stored)),
    ...(await bondAreaProblems(step, record, stored)),
  ],
  // What is declared first, as the paper calls it.
  listColumns: {
    itemNm: sql`(select l.item_nm from shipwork_imp_decl_lan l where l.parent_id = t.id order by l.sort_no limit 1)`,
  },
};
