/** Quotations in electronic approval: asked for, granted, refused or taken back (20-rs4-ship-repair rs4/quot, 22-groupware). */
import { sql } from 'kysely';
import { refuse } from '../../core/problem.ts';
import { systemCorpId } from '../../core/resource.ts';
import { askIn } from '../../database/askIn.ts';
import type { Action, ActStep, Ask } from '../../database/behaviour.ts';
import { usualLine } from '../groupware/apprLine.server.ts';
import type { Sources } from '../groupware/apprSteps.server.ts';
import { demandWork } from './quotReady.ts';

const formCode = 'QT';

interface Form {
  readonly id: number;
  readonly corpId: number;
  readonly lineId: number | null;
  readonly retainCd: string;
}

/** The company's own form of the code, else the shared one. */
async function formOf(ask: Ask, { corpId }: ActStep): Promise<Form | undefined> {
  const [form] = await ask<Form>(sql`
    select id, corp_id as "corpId", line_id as "lineId", retain_cd as "retainCd" from groupware_appr_doc
    where corp_id in (${corpId}::bigint, ${systemCorpId}) and appr_doc_cd = ${formCode} and use_yn = 'Y' and del_yn = 'N'
    order by corp_id desc limit 1`);
  return form;
}

/** Makes an approval document with the usual line and submits it. E_STATE where there is no form or no line to follow. */
export const requestAppr: Action = {
  from: ['DRAFT'],
  to: 'APPR',
  async run(step, stored) {
    demandWork(stored);
    const ask = askIn(step);
    const form = (await formOf(ask, step)) ?? refuse('E_STATE', { text: 'approvalAbsent' });
    const steps = await usualLine(ask, step, form.lineId);
    if (!steps.length) refuse('E_STATE', { text: 'apprLineAbsent' });
    const { id: srcId, quotNo: srcNo, quotTitle, quotAmount: amount } = stored;
    const source = { srcTbl: step.resource.table, srcId, srcNo, amount };
    const header = {
      apprDocId: form.id,
      apprDocCorpId: form.corpId,
      title: `${String(srcNo)} ${String(quotTitle)}`,
      retainCd: form.retainCd,
      ...source,
    };
    const document = await step.others.make('groupware/appr', header, { steps });
    await step.others.act('groupware/appr', document['id'] as number, 'submit');
    return { changes: { apprId: document['id'] } };
  },
};

/** The ends of an approval that a quotation waits for. */
export const apprDone: Action = { internal: true, from: ['APPR'], to: 'CONF' };
export const apprBack: Action = { internal: true, from: ['APPR'], to: 'DRAFT' };

/** Tells the quotation what became of its approval. */
export const approvedQuot: Sources[string] = async (step, id, outcome) => {
  await step.others.act('rs4/quot', id, outcome === 'DONE' ? 'apprDone' : 'apprBack');
};
