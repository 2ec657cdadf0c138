/** The button that brings the rows in: how many, and why not now. */
import type { PageAction } from '../layout/pageActions.ts';
import type { Translate } from '../../ui/text.tsx';
import { countRecords, goodRows, lookOf } from './model.ts';
import type { Importing } from './useImport.ts';

/** `records`: saved by the server; otherwise laid into the open form. */
export function runOffer(
  { rows = [], busy }: Pick<Importing, 'rows' | 'busy'>,
  t: Translate,
  records: boolean,
): PageAction {
  const good = goodRows(rows);
  const looks = new Set(rows.map(lookOf));
  const name = records ? 'run' : 'lay';
  const count = (records ? countRecords(good) : good.length).toLocaleString('en-US');
  return {
    label: t(looks.has('error') ? `imports.${name}_good` : `imports.${name}`, { count }),
    busy: busy !== undefined,
    disabledReason: looks.has('wait') ? t('imports.run_wait') : good.length === 0 ? t('imports.run_none') : undefined,
  };
}
