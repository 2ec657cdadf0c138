/** Every month of a stock ledger: whether it is closed, by whom and when, and how it was opened again. */
import type { ReactNode } from 'react';
import { monthText } from '../../../core/months.ts';
import { serverToday } from '../../../session/today.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Chip } from '../../../ui/chip/Chip.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { FormSkeleton } from '../../../ui/state/FormSkeleton.tsx';
import { useT } from '../../../ui/text.tsx';
import { monthStates, type MonthState } from './monthStates.ts';
import type { StockMonth } from './months.ts';
import '../../../ui/table/table.css';
import './stockMonths.css';

interface Props {
  /** Undefined until they have come. */
  readonly months: readonly StockMonth[] | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
  /** What closes a further month; nothing for who only reads. */
  readonly closing: ReactNode;
  /** What opens the last closed month again; nothing for who only reads. */
  readonly reopening: ReactNode;
  /** `yyyyMM` of the last closed month. */
  readonly last: string | undefined;
}

/** Focusable, so that the keyboard can scroll it. */
const scrollable = { tabIndex: 0 };

export function StockMonthsDialog({ months, failed, onRetry, onClose, closing, reopening, last }: Props) {
  const t = useT();
  const states = months && monthStates(months, serverToday());
  return (
    <Dialog
      open
      title={t('places.months')}
      lead={states?.length ? t('places.months_lead') : undefined}
      width={640}
      onClose={onClose}
      footer={
        <>
          {closing}
          <Button onClick={onClose}>{t('desk.action.close')}</Button>
        </>
      }
    >
      {failed ? (
        <ErrorState onRetry={onRetry} />
      ) : !states ? (
        <FormSkeleton fields={4} />
      ) : states.length === 0 ? (
        <EmptyState title={t('places.months_none')} hint={t('places.months_none_hint')} />
      ) : (
        <div className="sm" role="region" aria-label={t('places.months')} {...scrollable}>
          <table className="hg-table">
            <thead>
              <tr>
                <th scope="col">{t('places.month')}</th>
                <th scope="col">{t('places.month_state')}</th>
                <th scope="col">{t('desk.history.who')}</th>
              </tr>
            </thead>
            <tbody>
              {states.map((state) => (
                <Month key={state.ym} state={state}>
                  {state.ym === last && reopening}
                </Month>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Dialog>
  );
}

function Month({ state, children }: { readonly state: MonthState; readonly children: ReactNode }) {
  const t = useT();
  const { ym, closed, reopened } = state;
  const by = (name: string | null, at: string | null) => ({ who: name ?? t('places.month_nobody'), at: at ?? '' });
  return (
    <tr>
      <th scope="row">{monthText(ym)}</th>
      <td>
        <Chip mark={closed ? 'dot' : 'ring'} tone={closed ? 'primary' : 'mute'}>
          {t(closed ? 'places.month_closed' : 'places.month_open')}
        </Chip>
      </td>
      <td className="sm__told">
        {closed && (
          <p>
            {t('places.month_by', by(closed.closeNm, closed.closeDtm))}
            {closed.ym !== ym && <small>{t('places.month_with', { ym: monthText(closed.ym) })}</small>}
          </p>
        )}
        {reopened.map((one) => (
          <p key={one.closeDtm + one.openDtm} className="sm__back">
            {t('places.month_reopened', by(one.openNm, one.openDtm))}
            {one.reason && <small>{t('places.month_reason', { reason: one.reason })}</small>}
            <small>{t('places.month_before', by(one.closeNm, one.closeDtm))}</small>
          </p>
        ))}
        {children}
      </td>
    </tr>
  );
}
