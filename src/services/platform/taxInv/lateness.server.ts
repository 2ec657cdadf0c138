/** What is told before a tax invoice is issued: that it is late already, or until when it is not. */
import { translate } from '../../../../i18n/server.ts';
import type { RecordOf } from '../../../core/record.ts';
import type { Call } from '../../../database/behaviour.ts';
import { formatDay } from '../../../fields/date/formatDay.ts';
import type { taxInv } from './taxInv.ts';
import { lastDayToIssue, missedIssueDay, supplyDay } from './taxInv.rules.ts';

type Days = Pick<RecordOf<typeof taxInv>, 'writeDt' | 'eventDt'>;

export function lateness({ today, lang }: Pick<Call, 'today' | 'lang'>, record: Days): string {
  const day = supplyDay(record);
  if (!day) return '';
  const word = missedIssueDay(record, today) ? 'late' : 'inTime';
  return translate(lang, `print.taxInv.${word}`, { due: formatDay(lastDayToIssue(day), lang) });
}
