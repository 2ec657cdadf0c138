/** The paper of a stored permit, in the name of whoever applies. */
import { sql } from 'kysely';
import { translate } from '../../../../i18n/server.ts';
import { paperPicture } from '../../../api/files/paperPicture.ts';
import type { PageModel } from '../../../core/page.ts';
import type { WireOf } from '../../../core/record.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { codeNames } from '../../shared/print/codeNames.server.ts';
import type { PaperCompany } from '../../shared/print/paperWords.ts';
import type { loadPrmt } from './loadPrmt.ts';
import { permitPrint } from './print.ts';

const groups = ['CSTMS', 'PRMT_TP', 'PRMT_GOODS'];
const logoBox = { refTypeCd: 'LOGO', width: 900, height: 300 };
const sealBox = { refTypeCd: 'SEAL', width: 420, height: 420, clear: true };

export async function printPermit(
  call: Call,
  { itemList, ...doc }: WireOf<typeof loadPrmt>,
  ask: Ask,
): Promise<PageModel> {
  const { lang, corpId } = call;
  const own = { refTableNm: 'PF_CORP', refId: corpId };
  const [[corp], codeName, logo, seal] = [
    await ask<Partial<PaperCompany>>(sql`
      select corp_nm as "corpNm", corp_nm_en as "corpNmEn", corp_reg_no as "corpRegNo", ceo_nm as "ceoNm", ceo_nm_en as "ceoNmEn",
        addr, addr_dtl as "addrDtl", addr_en as "addrEn", tel_no as "telNo", fax_no as "faxNo", email
      from platform_corp where id = ${corpId}::bigint`),
    await codeNames(ask, call, lang, groups),
    await paperPicture(ask, call, { ...own, ...logoBox }),
    await paperPicture(ask, call, { ...own, ...sealBox }),
  ];
  return permitPrint({
    ...{ lang, doc, lines: itemList, corp: corp ?? {}, clnt: {}, ship: {}, codeName },
    ...(logo ? { logo } : {}),
    ...(seal ? { seal } : {}),
    t: (key, args) => translate(lang, `print.${key}`, args),
  });
}
