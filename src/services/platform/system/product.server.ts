/** Services of the store on the server: which of them visitors may see. */
import { sql } from 'kysely';
import type { Behaviour } from '../../../database/behaviour.ts';

export const productBehaviour: Behaviour = { open: () => sql`t.use_yn = 'Y'` };
