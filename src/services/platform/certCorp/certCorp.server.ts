/** Certified companies on the server: what the own company proposes, and what the operator decides (10-platform). */
import { sql } from 'kysely';
import type { RecordOf } from '../../../core/record.ts';
import type { Action, Ask, Behaviour, Call } from '../../../database/behaviour.ts';
import { askIn } from '../../../database/save/askIn.ts';
import { fillEmpty } from '../../../record/defaults.ts';
import { menuIdsOf } from '../../reference/menus.ts';
import { proposedExpiry } from './certCorp.rules.ts';
import type { certCorp } from './certCorp.ts';

type CertCorp = RecordOf<typeof certCorp>;
/** What the master data of the own company says of it. */
type OwnData = Pick<CertCorp, 'corpNm' | 'corpRegNo' | 'ceoNm' | 'telNo' | 'faxNo' | 'email' | 'srTpCds' | 'regNo'>;

async function ownData(ask: Ask, { corpId }: Pick<Call, 'corpId'>, certTpCd: unknown): Promise<OwnData> {
  const [row] = await ask<OwnData>(sql`
    select corp_nm as "corpNm", corp_reg_no as "corpRegNo", ceo_nm as "ceoNm", tel_no as "telNo", fax_no as "faxNo", email,
      sr_tp_cds as "srTpCds", case when ${String(certTpCd ?? '')} = 'BROKER' then tca_no else bond_area_id end as "regNo"
    from platform_corp where id = ${corpId}::bigint`);
  return row ?? {};
}

const reject: Action<typeof certCorp, 'reject'> = {
  run: async (_step, _stored, { rejReason }) => ({ changes: { rejReason } }),
};
/** What was refused once and is right now says so no more. */
const approve: Action<typeof certCorp, 'approve'> = {
  run: async () => ({ changes: { rejReason: null } }),
};

export const certCorpBehaviour: Behaviour<typeof certCorp> = {
  hears: menuIdsOf('P21', 'P93'),
  async fresh(call, record, ask) {
    Object.assign(record, { regDt: call.today, expDt: proposedExpiry(call.today) });
    fillEmpty(record, await ownData(ask, call, record.certTpCd));
  },
  propose: async (call, { header }, ask) => {
    const { regNo } = await ownData(ask, call, header.certTpCd);
    return { header: { regNo } };
  },
  async prepare(step, record, stored) {
    if (stored) return;
    fillEmpty(record, { expDt: proposedExpiry(record.regDt) });
    const { regNo: _typed, srTpCds: _chosen, ...companyData } = await ownData(askIn(step), step, record.certTpCd);
    fillEmpty(record, companyData);
  },
  actions: { approve, reject },
};
