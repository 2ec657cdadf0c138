/** The signed document of a tax invoice in the form that a person uploads to the tax office. */
import { translate } from '../../../../i18n/server.ts';
import type { FilledForm } from '../../../core/messages.ts';
import { formColumns, formRow, linesAbove, unfit } from './xml/uploadForm.ts';
import { readTaxXml } from './xml/read.ts';

export async function taxInvForm(raw: string): Promise<FilledForm> {
  const document = readTaxXml(raw);
  const reason = unfit(document);
  if (reason) return { refused: [{ code: 'FORM', text: translate('ko', `print.taxInv.${reason}`) }] };
  const title = translate('ko', 'print.taxInv.formTitle');
  return { form: { title, linesAbove, columns: formColumns, rows: [formRow(document)] } };
}
