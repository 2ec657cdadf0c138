/** What became of a subscription, an event a line, with what each changed in words. */
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { useShown } from '../../../admin/screens/form/useShown.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { useTranslate } from 'react-admin';
import { subsc } from './subsc.ts';
import { useToldEvent } from './useToldEvent.web.ts';
import './subsc.css';

/** Focusable, so that the keyboard can scroll it. */
const scrollable = { tabIndex: 0 };

export function History() {
  const t = useTranslate();
  const { screen, before, labels } = useRecordForm(subsc);
  const shown = useShown();
  const told = useToldEvent();
  const events = before.histList ?? [];
  if (events.length === 0) return <EmptyState title={t(`resources.${subsc.prefix}.words.course.none`)} />;
  // The persons are the company's own to see.
  const persons = screen.view !== 'op';
  const heads = ['histDtm', 'histTpCd', 'befVal', 'aftVal', ...(persons ? ['userId'] : []), 'remark'];
  return (
    <div className="hg-course hg-course--own" role="region" aria-label={labels.grid('hist')} {...scrollable}>
      <table>
        <thead>
          <tr>
            {heads.map((name) => (
              <th key={name} scope="col">
                {labels.field(name, 'hist')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <tr key={event.id}>
              <td className="hg-tn">{shown('histDtm', 'hist', event.histDtm)}</td>
              <td>{shown('histTpCd', 'hist', event.histTpCd)}</td>
              <td>{told(event, event.befVal) || '–'}</td>
              <td>{told(event, event.aftVal) || '–'}</td>
              {persons && <td>{shown('userId', 'hist', event.userId, event)}</td>}
              <td>{shown('remark', 'hist', event.remark)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
