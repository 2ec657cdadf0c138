/** Services of the store on the server: which of them visitors may see. */
import { sql } from 'kysely';
import type { Behaviour } from '../../../database/behaviour.ts';
import type { product } from './product.ts';

export const productBehaviour: Behaviour<typeof product> = { open: () => sql`t.use_yn = 'Y'` };
