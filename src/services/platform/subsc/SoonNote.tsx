/** What a company has of services that are only announced: no menu yet, and what that means for its bills. */
import { useListContext, useTranslate } from 'react-admin';
import type { RecordOf } from '../../../core/record.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { typeOf, won } from '../../../fields/index.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { serverToday } from '../../../session/today.ts';
import { announcedOf, type Costs } from './company.ts';
import { subsc } from './subsc.ts';
import { useCosts, usePrices } from './usePrices.tsx';
import './subsc.css';

const money = won();

function Note({ whole, of }: { readonly whole: Costs['whole']; readonly of?: number }) {
  const t = useTranslate();
  const environment = useFieldEnvironment();
  const found = whole && announcedOf(whole, serverToday(), of);
  if (!found) return null;
  const { services, tot, sumAmount } = found;
  const word = (name: string, args?: Readonly<Record<string, string>>) =>
    t(`resources.platform/subsc.words.soon.${name}`, args);
  const shown = (amount: string) => typeOf(money).format(amount, money, environment);
  const names = services.map(({ prodNm, prodNmEn }) => (environment.lang === 'ko' ? prodNm : (prodNmEn ?? prodNm)));
  return (
    <p className="hg-applied" role="note">
      <b>{word('word')}</b> {word('of', { names: names.join(', ') })}{' '}
      {tot === '0' ? word('free') : word('paid', { amount: shown(tot), sum: shown(sumAmount) })}
    </p>
  );
}

/** Above the services in use. */
export function SoonLine({ screen }: { readonly screen: string }) {
  const { data: rows = [] } = useListContext<RecordOf<typeof subsc> & { id: number }>();
  // The whole is the same whichever of them is asked about.
  const one = rows.find(({ stCd }) => stCd === 'USE');
  const costs = useCosts(screen, one && { prodId: String(one.prodId), subscId: String(one.id) });
  return <Note whole={costs?.whole} />;
}

/** In the form of one of them. */
export function SoonNote() {
  const { id } = useRecordForm(subsc).values;
  const costs = usePrices();
  return id ? <Note whole={costs?.whole} of={Number(id)} /> : null;
}
