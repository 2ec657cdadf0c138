/** Who brought the record to which state, when, and with which words: the short story above the history. */
import { useTranslate } from 'react-admin';
import { headerFields } from '../../../../record/resource.ts';
import { formatDay } from '../../../../fields/date/formatDay.ts';
import { uiOf } from '../../../../fields/ui.ts';
import type { HistoryEntry } from '../../../providers/dataProvider.ts';
import type { Names } from '../history/useRefNames.ts';
import { useLanguage } from '../../../../session/language.ts';
import { useRecordForm } from '../recordForm.ts';
import { movesOf } from './stateTrail.ts';
import { useShown } from '../useShown.ts';

interface Props {
  readonly entries: readonly HistoryEntry[];
  readonly names: Names;
}

export function StateTrail({ entries, names }: Props) {
  const t = useTranslate();
  const shown = useShown();
  const lang = useLanguage();
  const { resource, before } = useRecordForm();
  const moves = movesOf(resource, entries);
  const name = resource.state?.field;
  const field = name === undefined ? undefined : headerFields(resource)[name];
  if (moves.length === 0 || !field || name === undefined) return null;
  const { Cell } = uiOf(field);
  return (
    <ol className="hg-trail" aria-label={t('desk.history.trail')}>
      {moves.map(({ entry, to, said }) => (
        <li key={entry.id}>
          {Cell ? <Cell field={field} name={name} value={to} record={before} /> : shown(name, undefined, to, before)}
          <span>{entry.userNm ?? entry.corpNm ?? t('desk.history.system')}</span>
          <time>{`${formatDay(entry.at.slice(0, 10), lang)}${entry.at.slice(10, 16)}`}</time>
          {said.map((change, index) => (
            <q key={index}>{shown(change.field, change.grid, change.to, names(change, change.to))}</q>
          ))}
        </li>
      ))}
    </ol>
  );
}
