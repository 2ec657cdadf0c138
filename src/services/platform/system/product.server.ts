/** Services of the store on the server: which of them visitors may see. */
import { sql } from 'kysely';
import type { Behaviour } from '../../../database/behaviour.ts';
import { productChoices } from './held.server.ts';
import { tellOpened } from './openNotice.server.ts';
import type { product } from './product.ts';

export const productBehaviour: Behaviour<typeof product> = {
  choices: productChoices,
  open: () => sql`t.use_yn = 'Y'`,
  async after({ tx }, record, stored) {
    if (record.openYn === 'Y' && stored?.openYn === 'N') await tellOpened(tx, record.subsReqId!, record.subsReqNm!);
  },
};
