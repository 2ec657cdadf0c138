/** Who did something: the person to the own company, to others the company (a partner sees the company, not the person). */
import { sql } from 'kysely';
import { systemCorpId, type Resource } from '../../core/resource.ts';
import type { Call } from '../behaviour.ts';
import type { Statement } from '../executor.ts';
import { partnerColumns } from '../schema/indexes.ts';

/** Whether several companies read a record. */
export const isShared = ({ parties }: Pick<Resource, 'parties'>): boolean => parties !== undefined;

/** The operator changes rows of companies too, a partner those of the other; of others row-level security keeps the name. */
export const personName = (owner: Statement, person: Statement, { corpId }: Pick<Call, 'corpId'>): Statement =>
  sql`(select u.user_nm from platform_user u where u.corp_id in (${owner}, ${corpId}, ${systemCorpId}) and u.id = ${person})`;

/** Companies that have to do with the record of `rows`: whoever owns it, its partners, the operator. */
const companiesOf = (resource: Resource, rows: string): Statement =>
  sql`array[${sql.join([
    ...['corp_id', ...partnerColumns(resource)].map((column) => sql.ref(`${rows}.${column}`)),
    sql`${systemCorpId}::bigint`,
  ])}]`;

/** The company of a person who has to do with the record of `rows`; null for what the system does by itself. */
export const companyName = (
  resource: Resource,
  person: Statement,
  rows: string,
  { lang }: Pick<Call, 'lang'>,
): Statement =>
  sql`(select ${lang === 'en' ? sql`coalesce(n.corp_nm_en, n.corp_nm)` : sql`n.corp_nm`}
    from platform_corp_name n where n.id = company_of_person(${person}, ${companiesOf(resource, rows)}))`;
