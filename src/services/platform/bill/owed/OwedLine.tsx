/** What a company owes, in a line: its unpaid bills and what no bill tells yet, each with its list. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useScreenAccess } from '../../../../admin/access/useRights.ts';
import { anyDay, useLinks } from '../../../../admin/dashboard/useLinks.ts';
import type { DeskDataProvider } from '../../../../admin/providers/dataProvider.ts';
import { monthOf } from '../../../../core/months.ts';
import { formatDay, formatMonth } from '../../../../fields/date/formatDay.ts';
import { typeOf, won } from '../../../../fields/index.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { unpaidStates } from '../figures.ts';
import { serverToday } from '../../../../session/today.ts';
import type { Owed } from './owed.ts';
import '../bill.css';

const money = won();

/** Nothing for whoever may not read the company's bills. */
export function OwedLine() {
  const t = useTranslate();
  const provider = useDataProvider<DeskDataProvider>();
  const { lang, ...environment } = useFieldEnvironment();
  const { list, follow } = useLinks();
  const { screens, mayOpen } = useScreenAccess();
  const screen = screens.find((one) => one.menu.treeId === 'P33' && mayOpen(one));
  const { data } = useQuery({
    queryKey: [screen?.name, 'owed'],
    queryFn: ({ signal }) => provider.readCall<Owed>(screen!.name, 'owed', {}, { signal }),
    enabled: screen !== undefined,
    // It tells beside what the page is for, which goes on without it.
    retry: false,
  });
  const { pathname } = useLocation();
  if (!data) return null;
  const word = (name: string, args?: Readonly<Record<string, string | number>>) =>
    t(`resources.platform/bill.words.owed.${name}`, args);
  const shown = (amount: string) =>
    word('won', { amount: typeOf(money).format(amount, money, { lang, ...environment }) });
  const { unpaid, overdue, amount, dueDt, open, toMeter } = data;
  // Nowhere is a link to where one is.
  const services = list('P31', {});
  const due = dueDt && word('due', { day: formatDay(dueDt, lang) });
  const figure = (label: string, value: string, href: string | undefined, note?: ReactNode) => (
    <div>
      <dt>{label}</dt>
      <dd>
        {href ? (
          <a href={href} onClick={(event) => follow(event, href)}>
            {value}
          </a>
        ) : (
          value
        )}
      </dd>
      {note && <dd className="pb-note">{note}</dd>}
    </div>
  );
  return (
    <section className="pb-sums" aria-label={word('title')}>
      <b>{word('title')}</b>
      <dl>
        {figure(
          unpaid ? word('unpaid', { count: unpaid }) : word('unpaid_none'),
          unpaid ? shown(amount) : '',
          unpaid ? list('P33', { stCd: unpaidStates.join(','), ...anyDay }) : undefined,
          overdue > 0 ? (
            <>
              <b className="ds-bad">{word('overdue', { count: overdue })}</b> · {due}
            </>
          ) : (
            due
          ),
        )}
        {figure(
          word('open'),
          shown(open),
          list('P34', { billed: 'N', ...anyDay }),
          // What nobody has metered is in no figure yet: an application that foretells it would seem to contradict.
          toMeter !== null && toMeter <= monthOf(serverToday()) && (
            <>
              {word('to_meter', { month: formatMonth(toMeter, lang) })}
              {services && services.split('?')[0] !== pathname && (
                <>
                  {' '}
                  <a href={services} onClick={(event) => follow(event, services)}>
                    {word('foretold')}
                  </a>
                </>
              )}
            </>
          ),
        )}
      </dl>
    </section>
  );
}
