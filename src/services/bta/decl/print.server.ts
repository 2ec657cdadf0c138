/** The paper of a stored bonded-transport declaration. */
import { paperPicture } from '../../../api/files/paperPicture.ts';
import type { PageModel } from '../../../core/page.ts';
import type { WireOf } from '../../../core/record.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { bondAreaOf, formSources, partnerOf } from '../../shared/print/formSources.server.ts';
import type { decl } from './decl.ts';
import { declPrint } from './print.ts';

const groups = ['CSTMS', 'BT_DECL_TP', 'BT_TRNP_TP', 'BT_METH', 'BT_MODE', 'BT_GUAR', 'PKG'];
const sealBox = { refTypeCd: 'SEAL', width: 420, height: 420, clear: true };

export async function printDecl(call: Call, record: WireOf<typeof decl>, ask: Ask): Promise<PageModel> {
  const { cargoList: cargos, ...doc } = record;
  const seal = await paperPicture(ask, call, { refTableNm: 'PF_CORP', refId: call.corpId, ...sealBox });
  return declPrint({
    ...(await formSources(ask, call, groups)),
    doc,
    cargos,
    owner: (await partnerOf(ask, call, doc.ownerClntId)) ?? {},
    from: await bondAreaOf(ask, doc.fromBondAreaCd),
    via: await bondAreaOf(ask, doc.viaBondAreaCd),
    to: await bondAreaOf(ask, doc.toBondAreaCd),
    ...(seal ? { seal } : {}),
  });
}
