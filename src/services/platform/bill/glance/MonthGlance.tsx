/** The operator's month at a glance: how far it is, what stopped, who is overdue; each figure leads to what it counts. */
import Back from '@mui/icons-material/ChevronLeft';
import Forth from '@mui/icons-material/ChevronRight';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useScreenAccess } from '../../../../admin/access/useRights.ts';
import { shortWon } from '../../../../admin/dashboard/amounts.ts';
import { useLinks } from '../../../../admin/dashboard/useLinks.ts';
import type { DeskDataProvider } from '../../../../admin/providers/dataProvider.ts';
import { monthOf, moveMonth } from '../../../../core/months.ts';
import { month, typeOf, won } from '../../../../fields/index.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { serverToday } from '../../../../session/today.ts';
import { IconButton } from '../../../../ui/button/IconButton.tsx';
import { cx } from '../../../../ui/cx.ts';
import { debtsOf, glanceKeys, listOf, stops, type GlanceKey, type ListAddress, type MonthGlance } from './glance.ts';
import './glance.css';

const money = won();
const ofMonth = month();

/** Words of the month, figures and addresses as the desk writes them. */
function useGlance() {
  const t = useTranslate();
  const environment = useFieldEnvironment();
  const { list, follow } = useLinks();
  return {
    follow,
    word: (key: string, args?: Readonly<Record<string, string | number>>) =>
      t(`resources.platform/bill.words.glance.${key}`, args),
    lang: environment.lang,
    full: (amount: string) => typeOf(money).format(amount, money, environment),
    ymText: (ym: string) => typeOf(ofMonth).format(ym, ofMonth, environment),
    reasons: (keys: string) =>
      keys
        .split(',')
        .map((key) => environment.codeName('BILL_HOLD', key))
        .join(', '),
    at: ({ menu, search }: ListAddress) => list(menu, search),
  };
}

export function MonthGlanceView() {
  const { word, ymText } = useGlance();
  const provider = useDataProvider<DeskDataProvider>();
  const screen = useScreenAccess().screens.find(({ menu }) => menu.treeId === 'P94');
  const present = monthOf(serverToday());
  const [ym, setYm] = useState(() => moveMonth(present, -1));
  const id = useId();
  const { data, isError } = useQuery({
    queryKey: [screen?.name, 'month', { ym }],
    queryFn: ({ signal }) => provider.readCall<MonthGlance>(screen!.name, 'month', { ym }, { signal }),
    enabled: screen !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!screen || isError) return null;
  return (
    <section className="pb-month" aria-labelledby={id}>
      <header className="pb-month__head">
        <h2 id={id}>{word('title')}</h2>
        <span className="pb-month__turn">
          <IconButton size="s" label={word('before')} onClick={() => setYm(moveMonth(ym, -1))}>
            <Back />
          </IconButton>
          <b aria-live="polite">{ymText(ym)}</b>
          <IconButton size="s" label={word('after')} disabled={ym >= present} onClick={() => setYm(moveMonth(ym, 1))}>
            <Forth />
          </IconButton>
        </span>
        {data && <span className="pb-month__far">{word(farOf(data))}</span>}
      </header>
      {data ? <Figures data={data} /> : <div className="pb-month__wait" aria-busy="true" />}
      {data && (data.held.length > 0 || data.debtors.length > 0) && (
        <div className="pb-month__names">
          {data.held.length > 0 && <Held data={data} />}
          {data.debtors.length > 0 && <Debtors data={data} />}
        </div>
      )}
    </section>
  );
}

/** What is to be done next, in a sentence. */
function farOf({ over, figures }: MonthGlance): string {
  const { unmetered, unclosed, draft, held, issued, overdue, paid } = figures;
  if (unmetered.count > 0) return over ? 'to_meter' : 'running';
  if (!over) return 'running';
  if (unclosed.count > 0) return 'to_close';
  if (held.count > 0) return 'to_look';
  if (draft.count > 0) return 'to_issue';
  if (issued.count + overdue.count > 0) return 'to_pay';
  return paid.count > 0 ? 'done' : 'nothing';
}

function Figures({ data: { ym, figures } }: { readonly data: MonthGlance }) {
  const { word, lang, full, ymText, at, follow } = useGlance();
  const tile = (key: GlanceKey) => {
    const { count, amount } = figures[key];
    const href = count > 0 ? at(listOf(key, ym)) : undefined;
    const sum = amount === null || count === 0 ? undefined : amount;
    const words = `${ymText(ym)} ${word(key)}: ${count}${sum === undefined ? '' : `, ${full(sum)}${word('won')}`}`;
    const shown = (
      <>
        <span className="pb-fig__name">{word(key)}</span>
        <span className="pb-fig__count">{count}</span>
        <span className="pb-fig__sum">
          {sum === undefined ? '' : `${shortWon(sum, lang)}${lang === 'ko' ? word('won') : ''}`}
        </span>
      </>
    );
    return (
      <li
        key={key}
        className={cx('pb-fig', count === 0 && 'pb-fig--none', count > 0 && stops.includes(key) && 'pb-fig--stop')}
      >
        {href ? (
          <a href={href} aria-label={words} title={words} onClick={(event) => follow(event, href)}>
            {shown}
          </a>
        ) : (
          <span className="pb-fig__still">{shown}</span>
        )}
      </li>
    );
  };
  return <ul className="pb-figs">{glanceKeys.map(tile)}</ul>;
}

interface NamesProps {
  readonly title: string;
  readonly all: string | undefined;
  readonly allLabel: string;
  readonly rows: readonly {
    readonly key: number;
    readonly name: string;
    readonly why: string;
    readonly amount: string;
    readonly href: string | undefined;
  }[];
}

function Names({ title, all, allLabel, rows }: NamesProps) {
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
    </section>
  );
}

function Held({ data: { ym, figures, held } }: { readonly data: MonthGlance }) {
  const { word, full, reasons, at } = useGlance();
  const { record } = useLinks();
  return (
    <Names
      title={word('held_title', { count: figures.held.count })}
      all={at(listOf('held', ym))}
      allLabel={word('list')}
      rows={held.map(({ id, corpNm, holdCds, sumAmount }) => ({
        ...{ key: id, name: corpNm, why: reasons(holdCds), amount: `${full(sumAmount)}${word('won')}` },
        href: record('platform/bill', id),
      }))}
    />
  );
}

function Debtors({ data: { debtors, owing } }: { readonly data: MonthGlance }) {
  const { word, full, ymText, at } = useGlance();
  return (
    <Names
      title={word('debtors', { count: owing.companies, amount: full(owing.left) })}
      all={at(debtsOf())}
      allLabel={word('list')}
      rows={debtors.map(({ corpId, corpNm, bills, left, since }) => ({
        ...{ key: corpId, name: corpNm, why: word('since', { month: ymText(since), count: bills }) },
        ...{ amount: `${full(left)}${word('won')}`, href: at(debtsOf(corpId)) },
      }))}
    />
  );
}
