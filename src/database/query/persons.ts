/** Who did something: the person to the own company, to others the company (a partner sees the company, not the person). */
import { sql } from 'kysely';
import { systemCorpId, type Resource } from '../../core/resource.ts';
import type { Call } from '../behaviour.ts';
import type { Statement } from '../executor.ts';

/** Whether several companies read a record. */
export const isShared = ({ parties }: Pick<Resource, 'parties'>): boolean => parties !== undefined;

/** The operator changes rows of companies too, a partner those of the other; of others row-level security keeps the name. */
export const personName = (owner: Statement, person: Statement, { corpId }: Pick<Call, 'corpId'>): Statement =>
  sql`(select u.user_nm from platform_user u where u.corp_id in (${owner}, ${corpId}, ${systemCorpId}) and u.id = ${person})`;

/** The company of a person; null for what the system does by itself. */
export const companyName = (person: Statement, { lang }: Pick<Call, 'lang'>): Statement =>
  sql`(select ${lang === 'en' ? sql`coalesce(n.corp_nm_en, n.corp_nm)` : sql`n.corp_nm`}
    from platform_corp_name n where n.id = company_of_person(${person}))`;
