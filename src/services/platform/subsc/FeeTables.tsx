/** The fees of an application line by line, those of every month apart from those paid once: below the fields (10-platform subsc). */
import { useId } from 'react';
import { cx } from '../../../ui/cx.ts';
import { monthlyRows, onceRows, shareName, type FeeRow } from './feeRows.ts';
import { useApplication } from './useApplication.tsx';
import './apply.css';

interface TableProps {
  readonly title: string;
  readonly rows: readonly FeeRow[];
  readonly none: string;
  readonly sum: { readonly name: string; readonly amount: string };
}

function FeeTable({ title, rows, none, sum }: TableProps) {
  const heading = useId();
  return (
    <section className="hg-fees__part" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <table>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td colSpan={3} className="hg-fees__how">
                {none}
              </td>
            </tr>
          )}
          {rows.map(({ key, name, how, why, amount, paid }) => (
            <tr key={key} className={cx(paid && 'hg-fees__paid')}>
              <th scope="row">{name}</th>
              <td className="hg-fees__how">{how}</td>
              <td className="hg-fees__amount">{amount}</td>
              {why && <td className="hg-fees__how hg-fees__why">{why}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {sum.name}
            </th>
            <td className="hg-fees__amount">{sum.amount}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

export function FeeTables() {
  const title = useId();
  const told = useApplication();
  const { application, people = 0, word, shown } = told;
  if (!application) return null;
  const { sums, partly, oneMore, oneMoreOf, users } = application;
  const parts = oneMoreOf.map((share) => `${shareName(share, told)} ${shown(share.amount)}`);
  return (
    <section className="hg-fees" aria-labelledby={title}>
      <header>
        <h2 id={title}>{word('fees')}</h2>
        <p>{word('fees_hint')}</p>
      </header>
      <div className="hg-fees__parts">
        <FeeTable
          title={word('monthly')}
          rows={monthlyRows(application, people, told)}
          none={word('none')}
          sum={{ name: word(partly ? 'monthly_more' : 'monthly_sum'), amount: shown(sums.monthly) }}
        />
        <FeeTable
          title={word('once')}
          rows={onceRows(application, told)}
          none={word('none')}
          sum={{ name: word('once_sum'), amount: shown(sums.once) }}
        />
      </div>
      <p className="hg-fees__note">
        {users === people && `${word('people', { people })} `}
        {word('one_more', { amount: shown(oneMore), of: parts.length > 1 ? ` (${parts.join(' + ')})` : '' })}
      </p>
    </section>
  );
}
