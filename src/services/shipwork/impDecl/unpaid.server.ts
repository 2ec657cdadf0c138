/** Which import declarations wait for their duty: customs has them, and what is paid before the release is not paid. */
import { sql } from 'kysely';
import type { Statement } from '../../../database/executor.ts';

/** Duty and taxes are paid before the goods are released. */
export const paidBefore = '11';

/** Over columns of the declaration; `alias` of its table. */
export const dutyUnpaid = (alias: string): Statement =>
  sql`(${sql.ref(`${alias}.st_cd`)} in ('ACCEPT', 'CHECK') and ${sql.ref(`${alias}.collect_cd`)} = ${paidBefore}
    and ${sql.ref(`${alias}.pay_dt`)} is null)`;
