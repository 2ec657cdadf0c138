/** The paper of a stored request to open out of hours. */
import { paperPicture } from '../../../api/files/paperPicture.ts';
import type { PageModel } from '../../../core/page.ts';
import type { WireOf } from '../../../core/record.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { formSources } from '../../shared/print/formSources.server.ts';
import type { openReq } from './openReq.ts';
import { openPrint } from './print.ts';

const sealBox = { refTypeCd: 'SEAL', width: 420, height: 420, clear: true };

export async function printOpening(call: Call, record: WireOf<typeof openReq>, ask: Ask): Promise<PageModel> {
  const { declList: decls, ...doc } = record;
  const seal = await paperPicture(ask, call, { refTableNm: 'PF_CORP', refId: call.corpId, ...sealBox });
  return openPrint({ ...(await formSources(ask, call, ['CSTMS', 'OPEN_JOB'])), doc, decls, ...(seal ? { seal } : {}) });
}
