/** Vehicles on the server: the transporter's own code and registration, and what customs decides (24-bonded-transport-warehouse). */
import { sql } from 'kysely';
import { answerOf } from '../../../core/messages.ts';
import type { Problem } from '../../../core/problem.ts';
import type { Action, Ask, Behaviour, Call, SaveStep } from '../../../database/behaviour.ts';
import { askIn } from '../../../database/save/askIn.ts';
import { fillEmpty } from '../../../record/defaults.ts';
import { transporterCode } from '../shared/transporter.server.ts';
import type { vhcl } from './vhcl.ts';

/** Until when the own company is registered as a transporter; null where the directory does not know it as one. */
async function registeredUntil(ask: Ask, { corpId }: Pick<Call, 'corpId'>): Promise<string | null> {
  const [certificate] = await ask<{ until: string | null }>(sql`
    select to_char(max(exp_dt), 'YYYY-MM-DD') as until from platform_cert_corp
    where corp_id = ${corpId}::bigint and del_yn = 'N' and st_cd = 'CERT' and cert_tp_cd = 'BWH'`);
  return certificate?.until ?? null;
}

/** No vehicle is qualified longer than its transporter is registered. */
async function outlives(step: SaveStep, regToDt: string | null | undefined): Promise<Problem[]> {
  const until = regToDt ? await registeredUntil(askIn(step), step) : null;
  return until && regToDt! > until
    ? [{ code: 'E_RANGE', field: 'regToDt', text: 'vehicleOutlivesTransporter', args: [until] }]
    : [];
}

/** What was refused once and is right now says so no more. */
const approved: Action<typeof vhcl> = {
  run: async (_step, _stored, input) => ({ changes: { qualDt: answerOf(input).day, rejReason: null } }),
};
const refused: Action<typeof vhcl> = {
  async run(_step, _stored, input) {
    const { text, errors } = answerOf(input);
    return { changes: { rejReason: (text ?? errors[0]?.text ?? null)?.slice(0, 300) ?? null } };
  },
};

export const vhclBehaviour: Behaviour<typeof vhcl> = {
  async fresh(call, record, ask) {
    record.bndTrnpCd = await transporterCode(ask, call);
    record.regFromDt = call.today;
    record.regToDt = await registeredUntil(ask, call);
  },
  async prepare(step, record, stored) {
    if (!stored) fillEmpty(record, { bndTrnpCd: await transporterCode(askIn(step), step) });
  },
  check: (step, record, stored) => (record.regToDt === stored?.regToDt ? [] : outlives(step, record.regToDt)),
  actions: { approved, refused },
};
