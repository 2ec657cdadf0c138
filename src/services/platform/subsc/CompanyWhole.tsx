/** Below what a service in use costs: all that the company pays each month, as the application told it, and who bears the base fee. */
import { useTranslate } from 'react-admin';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { typeOf, won } from '../../../fields/index.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { serverToday } from '../../../session/today.ts';
import { companyWhole } from './company.ts';
import { subsc } from './subsc.ts';
import { usePrices, useWanted } from './usePrices.tsx';
import './whole.css';

const money = won();

export function CompanyWhole() {
  const t = useTranslate();
  const environment = useFieldEnvironment();
  const { id } = useRecordForm(subsc).values;
  const { whole } = usePrices() ?? {};
  const { userCnt } = useWanted();
  if (!whole) return null;
  const { users, services, byUse, totals, bearer } = companyWhole(whole, userCnt, serverToday());
  const word = (name: string, args?: Readonly<Record<string, unknown>>) =>
    t(`resources.platform/subsc.words.whole.${name}`, args);
  // Of one service the panel above tells all; only whom it counts, and whom the bill will count, may differ.
  if (services < 2 || !bearer)
    return whole.people < userCnt ? (
      <p className="hg-uncounted">{word('counted', { people: whole.people, users: userCnt })}</p>
    ) : null;
  const shown = (amount: string) => typeOf(money).format(amount, money, environment);
  const { prodNm, prodNmEn } = bearer;
  const service = environment.lang === 'ko' ? prodNm : (prodNmEn ?? prodNm);
  const notes = [
    bearer.id === id ? word('here') : word('there', { service }),
    word('people', { people: whole.people }),
    ...(byUse ? [t('resources.platform/subsc.words.apply.company_use')] : []),
  ];
  return (
    <section className="hg-whole" aria-label={word('title')}>
      <dl>
        <dt>
          {word('title')} <small>{word('of', { users, services })}</small>
        </dt>
        <dd>
          {shown(totals.tot)} <small>{word('with_vat', { amount: shown(totals.sumAmount) })}</small>
        </dd>
      </dl>
      <p>{notes.join(' ')}</p>
    </section>
  );
}
