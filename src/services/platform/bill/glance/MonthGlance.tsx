/** The operator's month at a glance: how far it is, what stopped, who is overdue; each figure leads to what it counts. */
import Back from '@mui/icons-material/ChevronLeft';
import Forth from '@mui/icons-material/ChevronRight';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useScreenAccess } from '../../../../admin/access/useRights.ts';
import type { DeskDataProvider } from '../../../../admin/providers/dataProvider.ts';
import { monthOf, moveMonth } from '../../../../core/months.ts';
import { serverToday } from '../../../../session/today.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { IconButton } from '../../../../ui/button/IconButton.tsx';
import { listing, monthListed, monthSeen, nextOf, type MonthGlance } from './glance.ts';
import { MonthBehind } from './MonthBehind.tsx';
import { Debtors, Held } from './MonthNames.tsx';
import { MonthSide } from './MonthSide.tsx';
import { MonthSteps } from './MonthSteps.tsx';
import { MonthTiles } from './MonthTiles.tsx';
import { useGlance } from './useGlance.tsx';
import './glance.css';

interface Props {
  /** Above the bills themselves: the figures large, and what is to be done beside the rows. */
  readonly whole?: { readonly mayIssue: boolean };
}

export function MonthGlanceView({ whole }: Props) {
  const { word, ymText } = useGlance();
  const provider = useDataProvider<DeskDataProvider>();
  const screen = useScreenAccess().screens.find(({ menu }) => menu.treeId === 'P94');
  const present = monthOf(serverToday());
  const start = moveMonth(present, -1);
  const [turned, setTurned] = useState(start);
  const [asked, setAsked] = useSearchParams();
  // Above the bills the month is that of their list, in its address: Back goes to the month before.
  const listed = whole ? monthListed(asked) : undefined;
  const ym = whole ? monthSeen(asked, turned, start) : turned;
  const list = (wanted: string | undefined) => {
    setTurned(wanted ?? ym);
    setAsked((now) => listing(now, wanted));
  };
  const turn = (by: number) => {
    const next = moveMonth(ym, by);
    if (whole) list(next);
    else setTurned(next);
  };
  const id = useId();
  const { data, isError } = useQuery({
    queryKey: [screen?.name, 'month', { ym }],
    queryFn: ({ signal }) => provider.readCall<MonthGlance>(screen!.name, 'month', { ym }, { signal }),
    enabled: screen !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!screen || isError) return null;
  const names = whole ? undefined : data;
  const forgotten = data && data.behind.length > 0 ? data.behind : undefined;
  return (
    <>
      <section className="pb-month" aria-labelledby={id}>
        <header className="pb-month__head">
          <h2 id={id}>{word('title')}</h2>
          <span className="pb-month__turn">
            <IconButton size="s" label={word('before')} onClick={() => turn(-1)}>
              <Back />
            </IconButton>
            <b aria-live="polite">{ymText(ym)}</b>
            <IconButton size="s" label={word('after')} disabled={ym >= present} onClick={() => turn(1)}>
              <Forth />
            </IconButton>
          </span>
          {/* What was forgotten is told before what comes next, which the steps show. */}
          {whole && forgotten ? (
            <MonthBehind behind={forgotten} />
          ) : (
            data && <span className="pb-month__far">{word(nextOf(data))}</span>
          )}
          {!whole && <span className="pb-month__vat">{word('with_vat')}</span>}
          {whole && (
            <span className="pb-month__list">
              <span role="status">{listed ? word('listed', { month: ymText(listed) }) : ''}</span>
              <Button size="s" kind="quiet" onClick={() => list(listed ? undefined : ym)}>
                {listed ? word('list_all') : word('list_one', { month: ymText(ym) })}
              </Button>
            </span>
          )}
        </header>
        {!whole && forgotten && <MonthBehind behind={forgotten} />}
        {data ? (
          <MonthSteps data={data} short={whole !== undefined} />
        ) : (
          <div className="pb-month__wait" aria-busy="true" />
        )}
        {whole && data && <MonthTiles data={data} />}
        {names && (names.held.length > 0 || names.debtors.length > 0) && (
          <div className="pb-month__names">
            {names.held.length > 0 && <Held data={names} />}
            {names.debtors.length > 0 && <Debtors data={names} />}
          </div>
        )}
      </section>
      {whole && data && <MonthSide data={data} screen={screen.name} mayIssue={whole.mayIssue} />}
    </>
  );
}
