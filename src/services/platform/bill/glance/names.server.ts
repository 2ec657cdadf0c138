/** Names of companies, alias `c`, as lists write them. */
import { sql } from 'kysely';
import type { Call } from '../../../../database/behaviour.ts';

/** In the reader's language. */
export const named = ({ lang }: Call) =>
  lang === 'en' ? sql`coalesce(nullif(c.corp_nm_en, ''), c.corp_nm)` : sql`c.corp_nm`;
