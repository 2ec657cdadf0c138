/** One default style for each kind of document: a new default takes the place of the old one (20-rs4-ship-repair). */
import { sql } from 'kysely';
import { writeAudit } from '../../database/save/audit.ts';
import type { Behaviour } from '../../database/behaviour.ts';

export const styleCodeBehaviour: Behaviour = {
  async after({ tx, resource, corpId, userId }, record) {
    if (record.dfltYn !== 'Y') return;
    const stepped = await tx.query<{ id: number }>(sql`
      update rs4_style_code set dflt_yn = 'N', version = version + 1, update_dt = now(), update_id = ${userId}::bigint
      where corp_id = ${corpId}::bigint and rs4_doc_tp_cd = ${record.rs4DocTpCd} and dflt_yn = 'Y' and del_yn = 'N'
        and id <> ${record.id}::bigint returning id`);
    if (stepped.length === 0) return;
    const ids = stepped.map(({ id }) => id);
    await writeAudit(tx, resource, corpId, ids, 'update', [{ field: 'dfltYn', from: 'Y', to: 'N' }]);
  },
};
