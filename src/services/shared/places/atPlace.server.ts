import { sql } from 'kysely';
import type { Statement } from '../../../database/executor.ts';
import { nowhere } from './places.ts';

/** Condition `at` of a stock list: this place and no other that begins like it; `nowhere` what has none. Over the alias `t`. */
export const atPlace = (value: string): Statement =>
  value === nowhere ? sql`coalesce(t.loc_cd, '') = ''` : sql`t.loc_cd = ${value}`;
