/** The paper of a stored permit, in the name of whoever applies. */
import { paperPicture } from '../../../api/files/paperPicture.ts';
import type { PageModel } from '../../../core/page.ts';
import type { WireOf } from '../../../core/record.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { rowOf } from '../../shared/print/paperRecords.server.ts';
import type { PaperVessel } from '../../shared/print/paperWords.ts';
import { bondAreaOf, formSources } from '../../shared/print/formSources.server.ts';
import type { loadPrmt } from './loadPrmt.ts';
import { permitPrint } from './print.ts';

const groups = ['CSTMS', 'PRMT_TP', 'PRMT_GOODS', 'NAT'];
const sealBox = { refTypeCd: 'SEAL', width: 420, height: 420, clear: true };

export async function printPermit(
  call: Call,
  { itemList: lines, ...doc }: WireOf<typeof loadPrmt>,
  ask: Ask,
): Promise<PageModel> {
  const [sources, ship, bondArea, seal] = [
    await formSources(ask, call, groups),
    await rowOf<PaperVessel>(ask, 'rs4_ship', call, doc.shipId),
    await bondAreaOf(ask, doc.bondAreaCd),
    await paperPicture(ask, call, { refTableNm: 'PF_CORP', refId: call.corpId, ...sealBox }),
  ];
  return permitPrint({ ...sources, doc, lines, ship: ship ?? {}, bondArea, ...(seal ? { seal } : {}) });
}
