/** Who is meant by the figures of a month: bills that are held, companies that owe. */
import { useId } from 'react';
import { useLinks } from '../../../../admin/dashboard/useLinks.ts';
import { debtsOf, listOf, type MonthGlance } from './glance.ts';
import { useGlance } from './useGlance.tsx';

interface NamesProps {
  readonly title: string;
  readonly all: string | undefined;
  readonly allLabel: string;
  /** How many are not named here, in words; undefined where all are. */
  readonly others: string | undefined;
  readonly rows: readonly {
    readonly key: number;
    readonly name: string;
    readonly why: string;
    readonly amount: string;
    readonly href: string | undefined;
  }[];
}

function Names({ title, all, allLabel, others, rows }: NamesProps) {
  const id = useId();
  const { follow } = useGlance();
  return (
    <section aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        {all && (
          <a href={all} aria-label={`${title}: ${allLabel}`} onClick={(event) => follow(event, all)}>
            {allLabel}
          </a>
        )}
      </header>
      <ul>
        {rows.map(({ key, name, why, amount, href }) => (
          <li key={key}>
            {href ? (
              <a href={href} onClick={(event) => follow(event, href)}>
                {name}
              </a>
            ) : (
              <span>{name}</span>
            )}
            <small>{why}</small>
            <b>{amount}</b>
          </li>
        ))}
      </ul>
      {others && <Others words={others} of={title} href={all} />}
    </section>
  );
}

interface OthersProps {
  readonly words: string;
  readonly of: string;
  readonly href: string | undefined;
}

/** Says that there are more than are named, and leads to them. */
export function Others({ words, of, href }: OthersProps) {
  const { follow } = useGlance();
  return (
    <p className="pb-others">
      {href ? (
        <a href={href} aria-label={`${of}: ${words}`} onClick={(event) => follow(event, href)}>
          {words}
        </a>
      ) : (
        words
      )}
    </p>
  );
}

export function Held({ data: { ym, figures, held } }: { readonly data: MonthGlance }) {
  const { word, full, reasons, at, others } = useGlance();
  const { record } = useLinks();
  return (
    <Names
      title={word('held_title', { count: figures.held.count })}
      all={at(listOf('held', ym))}
      allLabel={word('list')}
      others={others('held', figures.held.count - held.length)}
      rows={held.map(({ id, corpNm, holdCds, sumAmount }) => ({
        ...{ key: id, name: corpNm, why: reasons(holdCds), amount: `${full(sumAmount)}${word('won')}` },
        href: record('platform/bill', id),
      }))}
    />
  );
}

export function Debtors({ data: { debtors, owing } }: { readonly data: MonthGlance }) {
  const { word, full, ymText, at, others } = useGlance();
  return (
    <Names
      title={word('debtors', { smart_count: owing.companies, amount: full(owing.left) })}
      all={at(debtsOf())}
      allLabel={word('list')}
      others={others('debtors', owing.companies - debtors.length)}
      rows={debtors.map(({ corpId, corpNm, bills, left, since }) => ({
        ...{ key: corpId, name: corpNm, why: word('since', { month: ymText(since), smart_count: bills }) },
        ...{ amount: `${full(left)}${word('won')}`, href: at(debtsOf(corpId)) },
      }))}
    />
  );
}
