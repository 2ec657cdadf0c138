/** Whose trip it is among the persons of the transporter: a plan names its driver in words, as its papers do. */
import { sql } from 'kysely';
import type { StoredOf } from '../../../core/record.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import type { Statement } from '../../../database/executor.ts';
import { menuIdsOf } from '../../reference/menus.ts';
import type { plan } from './plan.ts';
import { isSameName, numberBrought, type Known } from './whoDrives.ts';

type Who = Pick<Call, 'corpId' | 'userId'>;

/** Nobody is known by a number without digits. */
const digits = (column: Statement) => sql`nullif(regexp_replace(${column}, '[^0-9]', '', 'g'), '')`;

/**
 * Of a trip, by its alias, of the own company: its driver is the person. The telephone decides, where trip and person have one;
 * a name alone where one colleague bears it, and the trip's number is no other's.
 */
export function drivenBy({ corpId, userId }: Who, trip = 't'): Statement {
  const named = sql.ref(`${trip}.driver_nm`);
  const called = digits(sql.ref(`${trip}.driver_phone`));
  const colleague = sql`c.corp_id = ${corpId}::bigint and c.st_cd = 'ACTIVE' and c.del_yn = 'N' and c.id <> u.id`;
  return sql`(${sql.ref(`${trip}.corp_id`)} = ${corpId}::bigint and exists (
  select from platform_user u where u.corp_id = ${corpId}::bigint and u.id = ${userId}::bigint
    and coalesce(${digits(sql`u.phone`)} = ${called}, u.user_nm = ${named} and not exists (
      select from platform_user c where ${colleague} and (c.user_nm = ${named} or ${digits(sql`c.phone`)} = ${called})))))`;
}

/** The person plans trips: has full authority for their menu. */
export const plansTrips = ({ corpId, userId }: Who): Statement => sql`exists (
  select from platform_user u join platform_auth_menu m on m.corp_id = u.auth_corp_id and m.parent_id = u.auth_id
  where u.corp_id = ${corpId}::bigint and u.id = ${userId}::bigint
    and m.menu_id = any (${menuIdsOf('B21')}::bigint[]) and m.menu_auth_cd = '2')`;

/** Whether that is the case. */
export async function isPlanner(call: Who, ask: Ask): Promise<boolean> {
  const [found] = await ask<{ may: boolean }>(sql`select ${plansTrips(call)} as may`);
  return found?.may ?? false;
}

/** May the person say that it has arrived? Its driver may, and whoever plans trips. */
export async function arrives(call: Who, { id }: Pick<StoredOf<typeof plan>, 'id'>, ask: Ask): Promise<boolean> {
  const [found] = await ask<{ may: boolean }>(
    sql`select ${plansTrips(call)} or ${drivenBy(call)} as may from btcd_plan t where t.id = ${id}::bigint`,
  );
  return found?.may ?? false;
}

interface Driven {
  readonly driverNm?: string | null;
  readonly driverPhone?: string | null;
  readonly vhclId?: unknown;
}

/**
 * Whom the company knows by the name or by the number: its people first, then the driver of the vehicle, then those of others.
 */
export const knownDrivers = (ask: Ask, { corpId }: Pick<Call, 'corpId'>, { driverNm, driverPhone, vhclId }: Driven) =>
  ask<Known>(sql`
    select nm, phone, turn from (
      select user_nm as nm, phone, 1 as turn from platform_user
      where corp_id = ${corpId}::bigint and st_cd = 'ACTIVE' and del_yn = 'N'
      union all
      select driver_nm, driver_phone, case when id = ${typeof vhclId === 'number' ? vhclId : 0}::bigint then 2 else 3 end from bta_vhcl
      where corp_id = ${corpId}::bigint and del_yn = 'N') k
    where ${digits(sql`phone`)} is not null
      and (regexp_replace(nm, '\\s', '', 'g') = regexp_replace(${driverNm ?? ''}::text, '\\s', '', 'g')
        or ${digits(sql`phone`)} = ${digits(sql`${driverPhone ?? ''}::text`)})
    order by turn, nm, phone`);

/** The number that goes with the driver, else the one that stands. */
export const phoneOf = async (ask: Ask, call: Pick<Call, 'corpId'>, record: Driven): Promise<string | null> =>
  numberBrought(record, await knownDrivers(ask, call, record)) ?? record.driverPhone ?? null;

/** The driver of a new trip: its vehicle's, unless another is named; each with their own number. */
export async function driverOf(
  ask: Ask,
  call: Pick<Call, 'corpId'>,
  { driverNm, driverPhone, vhclId }: Driven,
  vehicle: Driven | undefined,
): Promise<Pick<Driven, 'driverNm' | 'driverPhone'>> {
  const nm = driverNm || vehicle?.driverNm;
  if (!nm) return {};
  const isUsual = vehicle && isSameName(nm, vehicle.driverNm);
  const named = { driverNm: nm, vhclId, driverPhone: isUsual ? vehicle.driverPhone : null };
  return { driverNm: nm, driverPhone: driverPhone ?? (await phoneOf(ask, call, named)) };
}
