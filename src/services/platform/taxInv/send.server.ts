/** A tax invoice as it leaves for the tax office: signed, and kept as it was sent (10-platform taxInv `send`). */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { seoulTime } from '../../../core/dates.ts';
import { refuse } from '../../../core/problem.ts';
import type { StoredOf } from '../../../core/record.ts';
import type { Action, Step } from '../../../database/behaviour.ts';
import { storeFile } from '../../../database/files/storeFile.ts';
import { wholeValue } from '../../../database/save/sealed.ts';
import { documentOf } from './xml/document.ts';
import { signXml } from './xml/sign.server.ts';
import { writeTaxXml } from './xml/write.ts';
import type { taxInv } from './taxInv.ts';

type Stored = StoredOf<typeof taxInv>;

/** Number by which the tax office knows the invoice that is amended. */
async function originalNoOf({ tx }: Step, { corpId, orgTaxInvId }: Stored): Promise<string | null> {
  if (!orgTaxInvId) return null;
  const [original] = await tx.query<{ no: string | null }>(sql`select nts_confirm_no as no from platform_tax_inv
    where corp_id = ${corpId}::bigint and id = ${orgTaxInvId}::bigint`);
  return original?.no ?? null;
}

/** The same record gives the same text, signature and all: what is sent again is what was sent. */
export async function composeTaxInv(step: Step, record: Stored): Promise<string> {
  if (!step.signing) return refuse('E_STATE', { text: 'noWayOut' });
  const buyerNo = await wholeValue(step, record, 'inveRegNo');
  const document = documentOf(record, { buyerNo, originalNo: await originalNoOf(step, record) });
  return signXml(writeTaxXml(document), step.signing());
}

export const send: Action<typeof taxInv, 'send'> = {
  async run(step, stored) {
    const xml = await composeTaxInv(step, stored);
    const xmlHash = createHash('sha256').update(xml).digest('hex');
    // A person's number rests sealed: what tells it stands in the journal alone, sealed, too.
    const open = /^\d{10}$/.test(String(stored.inveRegNo));
    if (open && stored.xmlHash !== xmlHash)
      await storeFile(step, {
        ...{ refTableNm: step.resource.table, refTypeCd: 'DOC', refId: stored.id },
        ...{ name: `${String(stored.ntsConfirmNo)}.xml`, bytes: Buffer.from(xml) },
      });
    return { changes: { xmlHash, sendDtm: seoulTime(step.now).slice(0, 16) } };
  },
};
