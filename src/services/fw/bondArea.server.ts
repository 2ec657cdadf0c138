/** A bonded area belongs to the customs office whose number it begins with (50-formats 5.7). */
import { sql } from 'kysely';
import { refuse } from '../../core/problem.ts';
import { systemCorpId } from '../../core/resource.ts';
import type { Behaviour } from '../../database/behaviour.ts';
import type { bondArea } from './bondArea.ts';

export const bondAreaBehaviour: Behaviour<typeof bondArea> = {
  async prepare({ tx }, record, stored) {
    const { bondAreaCd } = record;
    if (typeof bondAreaCd !== 'string' || bondAreaCd === stored?.bondAreaCd) return;
    const [office] = await tx.query(sql`select 1 from fw_code g join fw_code_code c on c.parent_id = g.id
      where g.grp_cd = 'CSTMS' and g.del_yn = 'N' and c.corp_id = ${systemCorpId}::bigint
        and c.key = ${bondAreaCd.slice(0, 3)}`);
    if (!office) refuse('E_CODE', { field: 'bondAreaCd', text: 'customsOffice' });
  },
};
