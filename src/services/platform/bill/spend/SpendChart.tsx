/** What services cost, month by month, above the bills: each part of a column opens the usage that was billed for it. */
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { useId } from 'react';
import { shortWon } from '../../../../admin/dashboard/amounts.ts';
import { useLinks } from '../../../../admin/dashboard/useLinks.ts';
import type { DeskDataProvider } from '../../../../admin/providers/dataProvider.ts';
import { monthOf } from '../../../../core/months.ts';
import { month, typeOf, won } from '../../../../fields/index.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { serverToday } from '../../../../session/today.ts';
import { StackChart, toneOf } from '../../../../ui/chart/StackChart.tsx';
import { spendTable, usageOf, type Spend } from './spend.ts';
import './spend.css';

const money = won();
const ofMonth = month();

interface Props {
  readonly screen: string;
  readonly operator: boolean;
}

export function SpendChart({ screen, operator }: Props) {
  const t = useTranslate();
  const id = useId();
  const environment = useFieldEnvironment();
  const provider = useDataProvider<DeskDataProvider>();
  const { list, follow } = useLinks();
  const { data } = useQuery({
    queryKey: [screen, 'spend'],
    queryFn: ({ signal }) => provider.readCall<{ content: readonly Spend[] }>(screen, 'spend', {}, { signal }),
    retry: false,
  });
  if (!data) return null;
  const { lang, codeName } = environment;
  const word = (key: string, args?: Readonly<Record<string, number>>) =>
    t(`resources.platform/bill.words.spend.${key}`, args);
  const full = (amount: string) => `${typeOf(money).format(amount, money, environment)}${word('won')}`;
  const present = monthOf(serverToday());
  const { months, systems, amountOf, totalOf } = spendTable(data.content, present);
  const title = word(operator ? 'revenue' : 'spend');
  const stacks = months.map((ym) => {
    const label = typeOf(ofMonth).format(ym, ofMonth, environment);
    return {
      ...{ key: ym, label: word('short', { month: Number(ym.slice(4)) }), strong: ym === present },
      texts: [...systems.map((sysCd) => full(amountOf(ym, sysCd))), full(totalOf(ym))],
      parts: systems.map((sysCd) => ({
        ...{ key: sysCd, value: Number(amountOf(ym, sysCd)) },
        href: list(operator ? 'P9B' : 'P34', usageOf(ym, sysCd)),
        words: `${label} ${codeName('SYS', sysCd)}: ${full(amountOf(ym, sysCd))}`,
      })),
    };
  });
  return (
    <section className="pb-spend" aria-labelledby={id}>
      <header className="pb-spend__head">
        <h2 id={id}>{title}</h2>
        <span>{word('unit')}</span>
        <ul>
          {systems.map((sysCd, index) => (
            <li key={sysCd}>
              <i className={`hg-pile__part--${toneOf(index)}`} />
              {codeName('SYS', sysCd)}
            </li>
          ))}
        </ul>
      </header>
      {systems.length > 0 ? (
        <StackChart
          name={title}
          head={[word('month'), ...systems.map((sysCd) => codeName('SYS', sysCd)), word('all')]}
          stacks={stacks}
          axis={(value) => (value === 0 ? '0' : shortWon(value, lang))}
          onNavigate={follow}
        />
      ) : (
        <p className="pb-spend__none">{word('none')}</p>
      )}
    </section>
  );
}
