/** The paper of an issued tax invoice, for whoever issued it and whoever received it. */
import { sql } from 'kysely';
import { translate } from '../../../../i18n/server.ts';
import type { PageModel } from '../../../core/page.ts';
import type { WireOf } from '../../../core/record.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { codeNames } from '../../shared/print/codeNames.server.ts';
import { taxInvPrint } from './print.ts';
import type { taxInv } from './taxInv.ts';

export async function printTaxInv(
  call: Call,
  { itemList: lines, ...doc }: WireOf<typeof taxInv>,
  ask: Ask,
): Promise<PageModel> {
  const codeName = await codeNames(ask, call, 'ko', ['TAXINV_MOD', 'ZERO_RSN']);
  const [original] = doc.orgTaxInvId
    ? await ask<{ no: string | null }>(sql`select nts_confirm_no as no from platform_tax_inv
        where corp_id = ${doc.corpId}::bigint and id = ${doc.orgTaxInvId}::bigint`)
    : [];
  const t = (key: string, args?: Readonly<Record<string, string | number>>) =>
    translate('ko', `print.forms.taxInv.${key}`, args);
  return taxInvPrint({ doc, lines, originalNo: original?.no ?? null, codeName, t });
}
