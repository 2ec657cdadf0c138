/** Import declarations on the server: defaults, rates, what its steps bring about (23-shipwork-customs). */
import { sql } from 'kysely';
import { addDays } from '../../../core/dates.ts';
import { answerOf } from '../../../core/messages.ts';
import { refuse } from '../../../core/problem.ts';
import { systemCorpId } from '../../../core/resource.ts';
import type { Action, Behaviour, Step } from '../../../database/behaviour.ts';
import { askIn } from '../../../database/save/askIn.ts';
import { unitProblems } from '../../shared/excRates.server.ts';
import { begunAnew } from '../declaration/begunAnew.server.ts';
import { bondAreaProblems, customsRates, declarantOf, fillDeclaration } from '../declaration/defaults.server.ts';
import { fromLast, lastImport } from '../declaration/last.server.ts';
import { declarationNoOf } from '../declaration/number.server.ts';
import { tongNoOf } from '../declaration/partner.server.ts';
import type { impDecl } from './impDecl.ts';
import { printImp } from './print.server.ts';
import { dutyUnpaid, paidBefore } from './unpaid.server.ts';

const daysToTakeOut = 15;

/** The letter of the number follows from the kind of import: the first reference of its code. */
async function letterOf(step: Step, impKindCd: string): Promise<string> {
  const [kind] = await step.tx.query<{ ref1: string | null }>(sql`
    select c.ref1 from fw_code g join fw_code_code c on c.parent_id = g.id
    where g.grp_cd = 'IMP_KIND' and g.del_yn = 'N' and c.key = ${impKindCd}
      and c.corp_id in (${step.corpId}::bigint, ${systemCorpId}::bigint) order by c.corp_id limit 1`);
  return kind?.ref1 ?? 'M';
}

const send: Action<typeof impDecl, 'send'> = {
  async run(step, stored) {
    const letter = await letterOf(step, stored.impKindCd);
    return { changes: { declNo: await declarationNoOf(step, stored, letter) } };
  },
};

const fix: Action<typeof impDecl, 'fix'> = {
  async run(step, stored) {
    const anew = await begunAnew(askIn(step), step, stored, 'IMP');
    return anew ? { record: { ...stored, ...anew } } : {};
  },
};

const released: Action<typeof impDecl> = {
  async run(_step, { collectCd, payDt }, input) {
    if (collectCd === paidBefore && !payDt) refuse('E_STATE', { field: 'payDt', text: 'releaseUnpaid' });
    const { day } = answerOf(input);
    return { changes: { acptDt: day, outDueDt: addDays(day, daysToTakeOut) } };
  },
};

const pay: Action<typeof impDecl, 'pay'> = {
  async run({ today }, _stored, { payDt }) {
    if (String(payDt) > today) refuse('E_RANGE', { field: 'payDt', text: 'afterToday' });
    return { changes: { payDt } };
  },
};

export const impDeclBehaviour: Behaviour<typeof impDecl> = {
  async fresh(call, record, ask) {
    Object.assign(record, await customsRates(ask, call, record, 'IMP'));
    record.tcaNo = await declarantOf(ask, call);
  },
  async propose(call, { of, header }, ask) {
    // Whoever imports pays, unless somebody else was named.
    if (of === 'imprClntId') {
      const fills = await fromLast(ask, call, lastImport, of, header);
      if (header.payerClntId) return { fills };
      const payerTongNo = await tongNoOf(ask, call, header.imprClntId);
      return { header: { payerClntId: header.imprClntId, payerTongNo }, fills };
    }
    if (of === 'supNm') return { fills: await fromLast(ask, call, lastImport, of, header) };
    if (of === 'payerClntId') return { header: { payerTongNo: await tongNoOf(ask, call, header.payerClntId) } };
    return { header: await customsRates(ask, call, header, 'IMP') };
  },
  prepare: (step, record, stored) => fillDeclaration(step, record, stored, { excTpCd: 'IMP', preId: 'IM' }),
  check: async (step, record, stored) => [
    ...(await unitProblems(step, record, stored)),
    ...(await bondAreaProblems(step, record, stored)),
  ],
  conditions: {
    unpaid: (_call, value) =>
      value === 'Y' ? dutyUnpaid('t') : value === 'N' ? sql`not coalesce(${dutyUnpaid('t')}, false)` : undefined,
  },
  print: printImp,
  actions: { send, fix, released, pay },
  // What is declared first, as the paper calls it.
  listColumns: {
    itemNm: sql`(select l.item_nm from shipwork_imp_decl_lan l where l.parent_id = t.id order by l.sort_no limit 1)`,
  },
};
