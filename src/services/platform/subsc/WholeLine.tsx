/** Above the services in use: all that the company pays each month for them, as each of their records tells it. */
import { useListContext, useTranslate } from 'react-admin';
import { typeOf, won } from '../../../fields/index.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import type { RecordOf } from '../../../core/record.ts';
import { serverToday } from '../../../session/today.ts';
import { companyWhole } from './company.ts';
import { liveStates, type subsc } from './subsc.ts';
import { useCosts } from './usePrices.tsx';
import '../bill/bill.css';

const money = won();

export function WholeLine({ screen }: { readonly screen: string }) {
  const t = useTranslate();
  const environment = useFieldEnvironment();
  // The whole is the same whichever of them is asked about.
  const { data: rows = [] } = useListContext<RecordOf<typeof subsc> & { id: number }>();
  const one = rows.find(({ stCd }) => (liveStates as readonly unknown[]).includes(stCd));
  const { whole } = useCosts(screen, one && { prodId: String(one.prodId), subscId: String(one.id) }) ?? {};
  if (!whole) return null;
  const { users, services, totals } = companyWhole(whole, one?.userCnt ?? 0, serverToday());
  const word = (name: string, args?: Readonly<Record<string, unknown>>) =>
    t(`resources.platform/subsc.words.whole.${name}`, args);
  const shown = (amount: string) => typeOf(money).format(amount, money, environment);
  return (
    <section className="pb-sums" aria-label={word('title')}>
      <b>{word('title')}</b>
      <dl>
        <div>
          <dt>{word('of', { users, services })}</dt>
          <dd>{shown(totals.tot)}</dd>
          <dd className="pb-note">{word('with_vat', { amount: shown(totals.sumAmount) })}</dd>
        </div>
      </dl>
    </section>
  );
}
