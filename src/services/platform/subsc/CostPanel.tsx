/** What the chosen service costs the company for the users it asks for, beside its form (10-platform subsc). */
import { useTranslate } from 'react-admin';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { typeOf, won } from '../../../fields/index.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { TotalsPanel, type TotalLine } from '../../../ui/form/TotalsPanel.tsx';
import { costOf, type CostLine } from '../../../record/cost.ts';
import { CompanyWhole } from './CompanyWhole.tsx';
import { Uncounted } from './Uncounted.tsx';
import { usePrices, useWanted } from './usePrices.tsx';
import './whole.css';

const money = won();
export function CostPanel() {
  const t = useTranslate();
  const environment = useFieldEnvironment();
  const { resource } = useRecordForm();
  const wanted = useWanted();
  const prices = usePrices();
  if (!prices) return null;
  const word = (name: string, args?: Readonly<Record<string, unknown>>) =>
    t(`resources.${resource.prefix}.words.${name}`, args);
  const shown = (value: string) => typeOf(money).format(value, money, environment);
  const { lines, monthly, once, unpriced } = costOf(prices, wanted);
  const alone = lines.filter(({ when }) => when === 'once').length === 1;
  const line = ({ feeTpCd, when, qty, unitPrice, unitNm, amount, paid }: CostLine): TotalLine => {
    const name = environment.codeName('FEE_TP', feeTpCd);
    const each = shown(unitPrice);
    if (paid && qty > 0) return { label: `${word('apply.paid')} ${each} × ${qty}`, value: shown(amount) };
    if (paid) return { label: name, value: word('paid') };
    if (when === 'use') return { label: name, value: word('byUse', { each, unit: unitNm ?? '' }) };
    const label = qty > 1 ? `${name} ${each} × ${qty}` : name;
    return { label: when === 'once' && alone ? `${label} (${word('once')})` : label, value: shown(amount) };
  };
  const of = (...when: CostLine['when'][]) => lines.filter((one) => when.includes(one.when)).map(line);
  const single = of('once');
  const groups = [
    of('month', 'use'),
    ...(alone ? [single] : []),
    ...(single.length > 1 ? [[...single, { label: word('once'), value: shown(once), strong: true }]] : []),
    unpriced.map((kind) => ({ label: environment.codeName('FEE_TP', kind), value: word('arranged') })),
  ].filter((group) => group.length > 0);
  // What the company pays for as a whole stands on another service: nothing here is no promise that it costs nothing.
  const label = word(lines.some(({ paid, qty }) => paid && qty === 0) ? 'monthly_here' : 'monthly');
  return (
    <div className="hg-cost">
      <TotalsPanel groups={groups} total={{ label, note: word('beforeTax'), value: shown(monthly) }} />
      <CompanyWhole />
      <Uncounted />
    </div>
  );
}
