/** Dispatch plans on the server: what declaration and vehicle say, what each gate brings about (24-bonded-transport-warehouse). */
import { sql } from 'kysely';
import type { Problem } from '../../../core/problem.ts';
import { ProblemError, refuse } from '../../../core/problem.ts';
import type { RecordOf, StoredOf } from '../../../core/record.ts';
import { decimal } from '../../../core/decimal.ts';
import { systemCorpId } from '../../../core/resource.ts';
import type { Action, Ask, Behaviour, Call, SaveStep, Step } from '../../../database/behaviour.ts';
import { askIn } from '../../../database/save/askIn.ts';
import { fillEmpty } from '../../../record/defaults.ts';
import { menuIdsOf } from '../../reference/menus.ts';
import { areasByCode } from '../../shared/bonded/areas.server.ts';
import { weightFollowing } from '../../shared/bonded/weighed.ts';
import { minute } from '../../shared/past.server.ts';
import { arrive, confirm, depart, settle, verify } from './gates.server.ts';
import { lastDiffering } from './differing.server.ts';
import { liveTrips } from './live.ts';
import { arrives, drivenBy, driverOf, isPlanner, knownDrivers, phoneOf } from './driver.server.ts';
import { loadProblems } from './load.ts';
import { draftsBefore, leftOf } from './planned.server.ts';
import type { plan } from './plan.ts';
import { printPass } from './print.server.ts';
import { driverProblems } from './whoDrives.ts';

type Plan = RecordOf<typeof plan>;
type Stored = StoredOf<typeof plan>;

interface Declared {
  readonly declNo: string;
  readonly stCd: string;
  readonly dueDt: string;
  readonly inspYn: string;
  readonly fromBondAreaCd: string;
  readonly toBondAreaCd: string;
  readonly ownerNm: string | null;
}
interface Cargo {
  readonly cargMtNo: string;
  readonly blNo: string;
  readonly itemNm: string;
  readonly cntrNo: string | null;
  readonly sealNo: string | null;
  readonly pkgCnt: number;
  readonly pkgUnitCd: string;
  readonly wgt: string;
}
interface Vehicle {
  readonly vhclNo: string;
  readonly driverNm: string;
  readonly driverPhone: string;
  readonly tonG: string;
}

async function declaredOf(ask: Ask, { corpId }: Pick<Call, 'corpId'>, id: unknown): Promise<Declared | undefined> {
  if (typeof id !== 'number') return undefined;
  const [found] = await ask<Declared>(sql`
    select decl_no as "declNo", st_cd as "stCd", to_char(due_dt, 'YYYY-MM-DD') as "dueDt", insp_yn as "inspYn",
      from_bond_area_cd as "fromBondAreaCd", to_bond_area_cd as "toBondAreaCd",
      (select left(c.clnt_nm, 50) from rs4_clnt c where c.corp_id = d.corp_id and c.id = d.owner_clnt_id) as "ownerNm"
    from bta_decl d where corp_id = ${corpId}::bigint and id = ${id}::bigint and del_yn = 'N'`);
  return found;
}

async function cargoOf(ask: Ask, { corpId }: Pick<Call, 'corpId'>, plan: Plan): Promise<Cargo | undefined> {
  if (typeof plan.cargoId !== 'number' || typeof plan.declId !== 'number') return undefined;
  const [found] = await ask<Cargo>(sql`
    select carg_mt_no as "cargMtNo", bl_no as "blNo", item_nm as "itemNm", cntr_no as "cntrNo", seal_no as "sealNo",
      pkg_cnt as "pkgCnt", pkg_unit_cd as "pkgUnitCd", gross_wgt::text as wgt
    from bta_decl_cargo where corp_id = ${corpId}::bigint and parent_id = ${plan.declId}::bigint and id = ${plan.cargoId}::bigint`);
  return found;
}

/** The vehicle as long as it is qualified today; undefined for any other. */
async function vehicleOf(
  ask: Ask,
  { corpId, today }: Pick<Call, 'corpId' | 'today'>,
  id: unknown,
): Promise<Vehicle | undefined> {
  if (typeof id !== 'number') return undefined;
  const [found] = await ask<Vehicle>(sql`
    select vhcl_no as "vhclNo", driver_nm as "driverNm", driver_phone as "driverPhone", ton_g::text as "tonG"
    from bta_vhcl
    where corp_id = ${corpId}::bigint and id = ${id}::bigint and del_yn = 'N' and st_cd = 'QUAL' and reg_to_dt >= ${today}::date`);
  return found;
}

/** What a plan says of areas, companies and cargo: copies, for the gates read nothing else of the transporter. */
async function copied(ask: Ask, call: Pick<Call, 'corpId'>, record: Plan): Promise<Plan> {
  const declared = await declaredOf(ask, call, record.declId);
  if (!declared) return {};
  const { stCd: _state, ...same } = declared;
  const areas = await areasByCode(ask, [declared.fromBondAreaCd, declared.toBondAreaCd]);
  const [from, to] = [areas.get(declared.fromBondAreaCd), areas.get(declared.toBondAreaCd)];
  const cargo = await cargoOf(ask, call, record);
  const ofCargo = cargo && {
    cargMtNo: cargo.cargMtNo,
    blNo: cargo.blNo,
    itemNm: cargo.itemNm,
    pkgUnitCd: cargo.pkgUnitCd,
  };
  return {
    ...same,
    ...ofCargo,
    fromBondAreaNm: from?.name ?? null,
    toBondAreaNm: to?.name ?? null,
    fromCorpId: from?.corpId ?? systemCorpId,
    toCorpId: to?.corpId ?? systemCorpId,
  } as Plan;
}

async function leftToPlan(ask: Ask, call: Pick<Call, 'corpId'>, record: Plan) {
  const cargo = await cargoOf(ask, call, record);
  if (!cargo) return undefined;
  const left = await leftOf(ask, call.corpId, Number(record.cargoId), record.id as number | undefined, cargo);
  return { cargo, left };
}

/** What is still to be planned of the cargo, with its container and seal. */
async function proposedOf(ask: Ask, call: Pick<Call, 'corpId'>, record: Plan): Promise<Plan> {
  const found = await leftToPlan(ask, call, record);
  if (!found) return {};
  const { cargo, left } = found;
  return {
    cntrNo: cargo.cntrNo,
    sealNo: cargo.sealNo,
    pkgCnt: left.pkgCnt > 0 ? left.pkgCnt : null,
    // Other trips may have taken all the weight, and left packages.
    wgt: left.pkgCnt > 0 && decimal(left.wgt).gt(0) ? left.wgt : null,
  };
}

/** The packages that are planned weigh their part of what is left, until somebody weighs them. */
async function weightOf(ask: Ask, call: Pick<Call, 'corpId'>, record: Plan): Promise<Plan> {
  const found = record.pkgCnt ? await leftToPlan(ask, call, record) : undefined;
  const { pkgCnt: pkg = 0, wgt = '0' } = found?.left ?? {};
  const weight = weightFollowing({ pkg, wgt }, record.pkgCnt ?? 0, record.wgt);
  return weight === undefined ? {} : { wgt: weight };
}

/** The only row of a declaration needs no choosing. */
async function onlyCargo(ask: Ask, { corpId }: Pick<Call, 'corpId'>, declId: unknown): Promise<number | null> {
  if (typeof declId !== 'number') return null;
  const rows = await ask<{ id: number }>(sql`
    select id from bta_decl_cargo where corp_id = ${corpId}::bigint and parent_id = ${declId}::bigint limit 2`);
  return rows.length === 1 ? rows[0]!.id : null;
}

const nameOfCompany = async (ask: Ask, corpId: number): Promise<string | null> => {
  const [own] = await ask<{ nm: string }>(sql`select corp_nm as nm from platform_corp where id = ${corpId}::bigint`);
  return own?.nm ?? null;
};

async function prepare(step: SaveStep, record: Plan, stored: Stored | null): Promise<void> {
  if (stored && stored.corpId !== step.corpId) return;
  const ask = askIn(step);
  if (!stored && !record.wgt) Object.assign(record, await weightOf(ask, step, record));
  if (!stored) fillEmpty(record, await proposedOf(ask, step, record));
  if (!stored || record.vhclId !== stored.vhclId) {
    const vehicle = await vehicleOf(ask, step, record.vhclId);
    record.vhclNo = vehicle?.vhclNo ?? null;
    if (!stored) Object.assign(record, await driverOf(ask, step, record, vehicle));
  }
  Object.assign(record, await copied(ask, step, record));
  record.carrierNm ??= await nameOfCompany(ask, step.corpId);
}

/** More than no trip has yet, or than the vehicle carries. */
async function overLoaded(ask: Ask, call: Pick<Call, 'corpId' | 'today'>, record: Plan): Promise<Problem[]> {
  const found = await leftToPlan(ask, call, record);
  return loadProblems(record, { left: found?.left, vehicle: await vehicleOf(ask, call, record.vhclId) });
}

async function check(step: SaveStep, record: Plan, stored: Stored | null): Promise<Problem[]> {
  if (stored && stored.corpId !== step.corpId) return [];
  const ask = askIn(step);
  const problems: Problem[] = [];
  if (record.declId !== stored?.declId) {
    const declared = await declaredOf(ask, step, record.declId);
    if (declared && !['RELEASE', 'MOVE'].includes(declared.stCd))
      problems.push({ code: 'E_STATE', field: 'declId', text: 'planDeclNotReleased' });
  }
  const isOther = (['pkgCnt', 'wgt', 'cargoId', 'vhclId'] as const).some((name) => record[name] !== stored?.[name]);
  if (record.stCd === 'DRAFT' && isOther) problems.push(...(await overLoaded(ask, step, record)));
  if (record.driverNm !== stored?.driverNm || record.driverPhone !== stored?.driverPhone)
    problems.push(...driverProblems(record, await knownDrivers(ask, step, record)));
  if (record.vhclId !== stored?.vhclId && record.vhclId && !(await vehicleOf(ask, step, record.vhclId)))
    problems.push({ code: 'E_STATE', field: 'vhclId', text: 'planVehicleNotQualified' });
  return problems;
}

/** Plans of one cargo and of one vehicle wait for each other. */
const lockFor = (step: Step, what: string) =>
  step.tx.query(sql`select pg_advisory_xact_lock(hashtext(${what}), ${step.corpId}::int)`);

const submit: Action<typeof plan, 'submit'> = {
  async warns(step, stored) {
    const ask = askIn(step);
    const found = await leftToPlan(ask, step, stored as Plan);
    const loaded = await overLoaded(ask, step, stored as Plan);
    // What is refused anyway asks nothing before.
    if (!found || loaded.some(({ warn }) => !warn)) return [];
    const driven = driverProblems(stored, await knownDrivers(ask, step, stored));
    return [...loaded, ...driven, ...(await draftsBefore(ask, step, stored, found.left.pkgCnt))];
  },
  async run(step, stored) {
    await lockFor(step, `btcd cargo ${stored.cargoId}`);
    await lockFor(step, `btcd vehicle ${stored.vhclId}`);
    const ask = askIn(step);
    const declared = await declaredOf(ask, step, stored.declId);
    if (!declared || !['RELEASE', 'MOVE'].includes(declared.stCd))
      refuse('E_STATE', { field: 'declId', text: 'planDeclNotReleased' });
    if (!(await vehicleOf(ask, step, stored.vhclId)))
      refuse('E_STATE', { field: 'vhclId', text: 'planVehicleNotQualified' });
    const over = (await overLoaded(ask, step, stored as Plan)).filter(({ warn }) => !warn);
    if (over.length) throw new ProblemError(over);
    const [busy] = await ask<{ planNo: string }>(sql`
      select plan_no as "planNo" from btcd_plan where corp_id = ${step.corpId}::bigint and del_yn = 'N' and id <> ${stored.id}::bigint
        and vhcl_id = ${stored.vhclId}::bigint and st_cd in ('SUBM', 'VRF', 'OUT')
        and plan_dep_dtm < ${`${stored.planArrDtm}:00+09`}::timestamptz and plan_arr_dtm > ${`${stored.planDepDtm}:00+09`}::timestamptz limit 1`);
    if (busy) refuse('E_DUP', { field: 'vhclId', text: 'planVehicleBusy', args: [busy.planNo] });
    return { changes: { ...(await copied(ask, step, stored as Plan)) } };
  },
};

/** Reports of the goods that the reader's own company made, by their numbers. */
async function reportNumbers({ corpId }: Call, { ioOutId = null, ioInId = null }: Stored, ask: Ask) {
  const ids = [ioOutId, ioInId].filter((id) => id !== null);
  if (ids.length === 0) return {};
  const rows = await ask<{ id: number; ioNo: string | null }>(sql`select id, io_no as "ioNo" from bwms_io
    where corp_id = ${corpId}::bigint and id = any (${ids}::bigint[])`);
  const numberOf = (id: number | null) => rows.find((row) => row.id === id)?.ioNo ?? null;
  return { ioOutNo: numberOf(ioOutId), ioInNo: numberOf(ioInId) };
}

export const planBehaviour: Behaviour<typeof plan> = {
  hears: menuIdsOf('B21', 'B22', 'B23'),
  async fresh(call, record, ask) {
    if (!record.declId) return;
    record.cargoId ??= await onlyCargo(ask, call, record.declId);
    Object.assign(record, await copied(ask, call, record), await proposedOf(ask, call, record));
  },
  async propose(call, { of, header }, ask) {
    // Numbers of colleagues are for whoever plans: those who only read have nothing to fill in.
    if (!(await isPlanner(call, ask))) return { header: {} };
    if (of === 'vhclId') {
      const vehicle = await vehicleOf(ask, call, header.vhclId);
      if (!vehicle) return { header: {} };
      return { header: { vhclNo: vehicle.vhclNo, ...(await driverOf(ask, call, { vhclId: header.vhclId }, vehicle)) } };
    }
    if (of === 'driverNm') return { header: { driverPhone: await phoneOf(ask, call, header) } };
    if (of === 'pkgCnt') return { header: await weightOf(ask, call, header) };
    const cargoId = of === 'declId' ? await onlyCargo(ask, call, header.declId) : (header.cargoId ?? null);
    const whole = { ...header, cargoId };
    return { header: { cargoId, ...(await copied(ask, call, whole)), ...(await proposedOf(ask, call, whole)) } };
  },
  prepare,
  check,
  conditions: {
    late: (_call, value) => (value === 'Y' ? sql`t.late_yn = 'Y'` : undefined),
    mine: (call, value) => (value === 'Y' ? drivenBy(call) : sql`not ${drivenBy(call)}`),
  },
  // What a driver has before them, the next first, stands above what their colleagues have.
  listFirst(call) {
    const next = sql`(case when t.st_cd = any (${[...liveTrips]}::text[]) and ${drivenBy(call)} then t.plan_dep_dtm end)`;
    return sql`${next} asc nulls last`;
  },
  facts: async (call, stored, ask) => ({
    now: minute(call.now),
    arrives: await arrives(call, stored, ask),
    differed: (await lastDiffering(ask, stored)) ?? null,
    ...(await reportNumbers(call, stored, ask)),
  }),
  print: printPass,
  actions: { submit, verify, depart, arrive, confirm, settle },
};
