/** All that the company is billed for this month and the next, below the fees: as it is, and with the application. */
import { useId } from 'react';
import { figure, rnd } from '../../../core/decimal.ts';
import { formatDay, formatMonth } from '../../../fields/date/formatDay.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { useApplication } from './useApplication.tsx';
import './apply.css';

export function CompanyBills() {
  const title = useId();
  const { lang } = useFieldEnvironment();
  const { application, people = 0, word, shown } = useApplication();
  if (!application?.company) return null;
  const { users, monthly, company } = application;
  const { first, later, services, byUse } = company;
  const notes = [
    word('company_services', { smart_count: services }),
    word('company_people', { people, users }),
    word('company_vat'),
    ...(byUse || monthly.some(({ when }) => when === 'use') ? [word('company_use')] : []),
  ];
  return (
    <section className="hg-company" aria-labelledby={title}>
      <h2 id={title}>{word('company_bills')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{word('company_month')}</th>
            <th scope="col">{word('company_before')}</th>
            <th scope="col">{word('company_added')}</th>
            <th scope="col">{word('company_after')}</th>
          </tr>
        </thead>
        <tbody>
          {[first, later].map(({ ym, dueDt, before, after }) => (
            <tr key={ym}>
              <th scope="row">
                {ym === later.ym ? word('later', { month: formatMonth(ym, lang) }) : formatMonth(ym, lang)}
                <small>{word('due', { day: formatDay(dueDt, lang) })}</small>
              </th>
              <td>{shown(before.sumAmount)}</td>
              <td>{shown(rnd(figure(after.sumAmount).minus(figure(before.sumAmount)), 0))}</td>
              <td>{shown(after.sumAmount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{notes.join(' ')}</p>
    </section>
  );
}
