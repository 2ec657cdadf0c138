/** The paper of a stored bill; names of codes are all that it asks for. */
import { translate } from '../../../../i18n/server.ts';
import type { PageModel } from '../../../core/page.ts';
import type { WireOf } from '../../../core/record.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { codeNames } from '../../shared/print/codeNames.server.ts';
import type { bill } from './bill.ts';
import { billPrint } from './print.ts';

export async function printBill(call: Call, doc: WireOf<typeof bill>, ask: Ask): Promise<PageModel> {
  const { lang } = call;
  const codeName = await codeNames(ask, call, lang, ['SYS', 'FEE_TP']);
  return billPrint({
    ...{ doc, lang, codeName },
    t: (key, args) => translate(lang, `print.${key}`, args),
    say: (key) => translate(lang, `print.bill.${key}`),
  });
}
