/** The fees of an application line by line, those of every month apart from those paid once: below the fields (10-platform subsc). */
import { useId, type ReactNode } from 'react';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { cx } from '../../../ui/cx.ts';
import type { Application } from './application.ts';
import { monthlyRows, onceRows, shareName, type FeeRow } from './feeRows.ts';
import { subsc } from './subsc.ts';
import { useApplication, type Told } from './useApplication.tsx';
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
          {rows.map(({ key, name, how, why, amount, paid, idle }) => (
            <tr key={key} className={cx(paid && 'hg-fees__paid', idle && 'hg-fees__idle')}>
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

interface Props {
  /** What the fees are reckoned from, where it stands among them. */
  readonly children?: ReactNode;
}

export function FeeTables({ children }: Props) {
  const title = useId();
  const told = useApplication();
  const { application, word } = told;
  if (!application && !children) return null;
  return (
    <section className="hg-fees" aria-labelledby={title}>
      <header>
        <h2 id={title}>{word('fees')}</h2>
        <p>{word('fees_hint')}</p>
      </header>
      {children}
      {application ? <Both told={told} application={application} /> : <Chooses />}
    </section>
  );
}

/** Nothing is reckoned before there is something to reckon with; of what cannot be applied for the service itself says why. */
function Chooses() {
  const { values } = useRecordForm(subsc);
  const { word } = useApplication();
  return values.prodId ? null : <p className="hg-fees__note">{word('choose_first')}</p>;
}

/** How many of the users are drawn one by one: of more nobody sees the number. */
const mostDrawn = 12;

/** Each user, those beyond what the service includes apart. */
const People = ({ users, base }: { readonly users: number; readonly base: number }) =>
  users <= mostDrawn && (
    <span className="hg-fees__people" aria-hidden="true">
      {Array.from({ length: users }, (_, at) => (
        <i key={at} className={cx(at >= base && 'hg-fees__extra')} />
      ))}
    </span>
  );

function Both({ application, told }: { readonly application: Application; readonly told: Told }) {
  const { people = 0, word, shown } = told;
  const { sums, partly, oneMore, oneMoreOf, users, monthly, baseUserCnt } = application;
  const parts = oneMoreOf.map((share) => `${shareName(share, told)} ${shown(share.amount)}`);
  const extra = oneMoreOf.some(({ feeTpCd, service }) => feeTpCd === 'EXTRA' && !service);
  return (
    <>
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
        {(extra || monthly.some(({ feeTpCd }) => feeTpCd === 'EXTRA')) && <People users={users} base={baseUserCnt} />}
        <span>
          {users === people && `${word('people', { people })} `}
          {word('one_more', { amount: shown(oneMore), of: parts.length > 1 ? ` (${parts.join(' + ')})` : '' })}
        </span>
      </p>
    </>
  );
}
