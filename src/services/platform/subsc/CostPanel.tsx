/** What the chosen service costs the company for the users it asks for, beside the form, before it agrees (10-platform subsc). */
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { typeOf, won } from '../../../fields/index.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { TotalsPanel, type TotalLine } from '../../../ui/form/TotalsPanel.tsx';
import { costOf, type CostLine, type Prices } from '../../../record/cost.ts';

const money = won();
const count = (value: unknown): number => Math.max(0, Number(value ?? 0) || 0);

function usePrices(): Prices | undefined {
  const provider = useDataProvider<DeskDataProvider>();
  const { screen, values } = useRecordForm();
  const { prodId, id, stCd } = values;
  // What has ended costs nothing any more.
  const costs = stCd !== 'TERM' && stCd !== 'CANCEL';
  const asked = { prodId: String(prodId ?? ''), ...(id ? { subscId: String(id) } : {}) };
  const { data } = useQuery({
    queryKey: [screen.name, 'costs', asked],
    queryFn: ({ signal }) => provider.readCall<Prices>(screen.name, 'costs', asked, { signal }),
    enabled: Boolean(prodId) && costs,
    // It only tells ahead: the form goes on without it.
    retry: false,
  });
  return prodId && costs ? data : undefined;
}

export function CostPanel() {
  const t = useTranslate();
  const environment = useFieldEnvironment();
  const { resource, values } = useRecordForm();
  const prices = usePrices();
  if (!prices) return null;
  const word = (name: string, args?: Readonly<Record<string, unknown>>) =>
    t(`resources.${resource.prefix}.words.${name}`, args);
  const shown = (value: string) => typeOf(money).format(value, money, environment);
  const { userCnt, trainCnt, convYn } = values;
  const { lines, monthly, once, unpriced } = costOf(prices, {
    userCnt: count(userCnt),
    trainCnt: count(trainCnt),
    convYn: convYn === 'Y',
  });
  const alone = lines.filter(({ when }) => when === 'once').length === 1;
  const line = ({ feeTpCd, when, qty, unitPrice, unitNm, amount, paid }: CostLine): TotalLine => {
    const name = environment.codeName('FEE_TP', feeTpCd);
    if (paid) return { label: name, value: word('paid') };
    const each = shown(unitPrice);
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
  return (
    <TotalsPanel groups={groups} total={{ label: word('monthly'), note: word('beforeTax'), value: shown(monthly) }} />
  );
}
