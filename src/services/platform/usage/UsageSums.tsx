/** What the months in the list come to by system, above the rows (10-platform usage: subtotals per sysCd). */
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext, useTranslate } from 'react-admin';
import { rnd, sumFigures } from '../../../core/decimal.ts';
import { monthOf } from '../../../core/months.ts';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { typeOf, won } from '../../../fields/index.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import '../bill/bill.css';

interface Sum {
  readonly usageYm: string;
  readonly sysCd: string;
  readonly supplyAmt: string;
}

/** What the list is searched by. */
type Condition = 'fromDt' | 'toDt' | 'corpId' | 'sysCd' | 'feeTpCd' | 'used' | 'billed';

const money = won();
const monthOfDay = (day: unknown): string => (typeof day === 'string' && day ? monthOf(day) : '');

/** Sums of each system in the order in which they come. */
export function bySystem(rows: readonly Sum[]): readonly (readonly [system: string, amount: string])[] {
  const systems = [...new Set(rows.map(({ sysCd }) => sysCd))];
  return systems.map((sysCd) => [
    sysCd,
    rnd(sumFigures(rows.filter((row) => row.sysCd === sysCd).map(({ supplyAmt }) => supplyAmt)), 0),
  ]);
}

export function UsageSums({ screen }: { readonly screen: string }) {
  const t = useTranslate();
  const provider = useDataProvider<DeskDataProvider>();
  const environment = useFieldEnvironment();
  const { filterValues, data: rows } = useListContext();
  const by = filterValues as Readonly<Record<Condition, unknown>>;
  const told = {
    ...{ fromYm: monthOfDay(by.fromDt), toYm: monthOfDay(by.toDt), ofCorpId: by.corpId },
    ...{ ofSysCd: by.sysCd, ofFeeTpCd: by.feeTpCd, used: by.used, billed: by.billed },
  };
  const asked = Object.fromEntries(
    Object.entries(told)
      .map(([name, value]) => [name, String(value ?? '')] as const)
      .filter(([, value]) => value !== ''),
  );
  const { data } = useQuery({
    queryKey: [screen, 'sums', asked],
    queryFn: ({ signal }) => provider.readCall<{ content: readonly Sum[] }>(screen, 'sums', asked, { signal }),
    retry: false,
  });
  const sums = bySystem(data?.content ?? []);
  if (!sums.length || !rows?.length) return null;
  const shown = (amount: string) => typeOf(money).format(amount, money, environment);
  const all = rnd(sumFigures(sums.map(([, amount]) => amount)), 0);
  return (
    <section className="pb-sums" aria-label={t('resources.platform/usage.words.sums')}>
      <b>{t('resources.platform/usage.words.sums')}</b>
      <dl>
        {sums.map(([sysCd, amount]) => (
          <div key={sysCd}>
            <dt>{environment.codeName('SYS', sysCd)}</dt>
            <dd>{shown(amount)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('resources.platform/usage.words.all')}</dt>
          <dd>{shown(all)}</dd>
        </div>
      </dl>
    </section>
  );
}
