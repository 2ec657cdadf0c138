/** Vehicles on the server: the transporter's own code and registration, and what customs decides (24-bonded-transport-warehouse). */
import { sql } from 'kysely';
import { translate } from '../../../../i18n/server.ts';
import { isDay } from '../../../core/dates.ts';
import { answerOf } from '../../../core/messages.ts';
import type { Problem } from '../../../core/problem.ts';
import type { Action, Ask, Behaviour, Call, ChoiceWords, SaveStep } from '../../../database/behaviour.ts';
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

interface Trips {
  readonly driver: string | null;
  readonly trips: number | null;
}

/** Who drives it, and what it has to do on the day that is planned. */
const choices: ChoiceWords = {
  facts({ corpId }, { planDepDtm = '' }) {
    const day = planDepDtm.slice(0, 10);
    const trips = sql`(select count(*)::int from btcd_plan p where p.corp_id = ${corpId}::bigint and p.vhcl_id = t.id and p.del_yn = 'N'
      and p.st_cd <> 'CANCEL' and (p.plan_dep_dtm at time zone 'Asia/Seoul')::date = ${day}::date)`;
    return sql`json_build_object('driver', t.driver_nm, 'trips', ${isDay(day) ? trips : sql`null::int`})`;
  },
  told(facts, { lang }) {
    const { driver, trips } = facts as Trips;
    const told = [driver, trips !== null && translate(lang, 'resources.bta/vhcl.words.trips', { count: trips })];
    const tells = told.filter(Boolean).join(' · ');
    return tells ? { tells } : {};
  },
};

export const vhclBehaviour: Behaviour<typeof vhcl> = {
  choices,
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
