/** When a subscription is billed, how it is paid and by which day: where one applies, and above the services in use. */
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { anyDay, useLinks } from '../../../admin/dashboard/useLinks.ts';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { monthOf } from '../../../core/months.ts';
import { formatDay, formatMonth } from '../../../fields/date/formatDay.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { serverToday } from '../../../session/today.ts';
import { dueDayOf } from '../bill/bill.rules.ts';
import { payingCall, type Paying } from './paying.ts';
import './subsc.css';

interface Props {
  /** The screen whose call asks. */
  readonly screen: string;
  /** Chosen in the form; the list tells of transfers, which every bill can be paid by. */
  readonly method?: string | undefined;
}

export function PayingNote({ screen, method = 'TRANS' }: Props) {
  const t = useTranslate();
  const title = useId();
  const { lang, codeName } = useFieldEnvironment();
  const { list, follow } = useLinks();
  const provider = useDataProvider<DeskDataProvider>();
  const { data } = useQuery({
    queryKey: [screen, payingCall, lang],
    queryFn: ({ signal }) => provider.readCall<Paying>(screen, payingCall, {}, { signal }),
    // Without the account the rest still holds: every bill names it.
    retry: false,
  });
  const word = (name: string, args?: Readonly<Record<string, string>>) =>
    t(`resources.platform/subsc.words.paying.${name}`, args);
  const ym = monthOf(serverToday());
  const bills = list('P33', anyDay);
  const { account } = data ?? {};
  const ways = [
    account ? word('account', { ...account }) : word('account_of_bill'),
    ...(method === 'TRANS' ? [] : [word('other', { method: codeName('PAY_MTHD', method) })]),
  ];
  return (
    <section className="hg-paying" aria-labelledby={title}>
      <h2 id={title}>{word('title')}</h2>
      <dl>
        <div>
          <dt>{word('when')}</dt>
          <dd>
            {word('billed')}{' '}
            {bills && (
              <a href={bills} onClick={(event) => follow(event, bills)}>
                {word('bills')}
              </a>
            )}
          </dd>
        </div>
        <div>
          <dt>{word('by')}</dt>
          <dd>{word('due', { month: formatMonth(ym, lang), day: formatDay(dueDayOf(ym), lang) })}</dd>
        </div>
        <div>
          <dt>{word('how')}</dt>
          <dd>
            {ways.join(' ')}
            {method !== 'TRANS' && (
              <>
                {' '}
                <a href="/portal/about/contact" target="_blank" rel="noreferrer">
                  {word('contact')}
                </a>
              </>
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
}
