/** What a purchase confirmation comes to, beside its fields: items, what is added or taken off, the whole in dollars. */
import { useTranslate } from 'react-admin';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { figure, rnd } from '../../../core/decimal.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { typeOf } from '../../../fields/index.ts';
import { TotalsPanel, type TotalLine } from '../../../ui/form/TotalsPanel.tsx';
import { asRead } from '../../../admin/screens/form/model/lastRead.ts';
import { rowsOf } from '../../../admin/screens/form/model/values.ts';
import { listKey } from '../../../record/resource.ts';
import { pcrFields } from './pcr.fields.ts';
import { quantitiesOf, type PcrItem } from './sums.ts';
import { useUnsureTotals } from '../../shared/unsureTotals.web.ts';

type Shown = 'totQty' | 'totAmt' | 'totUsdAmt' | 'usdExcRt' | 'adjAmt';

export function PcrTotals() {
  const t = useTranslate();
  const environment = useFieldEnvironment();
  const unsure = useUnsureTotals();
  const { resource, values, labels } = useRecordForm();
  const { adjTpCd, adjAmt, totAmt, totUsdAmt, currCd } = asRead(values);
  const shown = (name: Shown, value: unknown = values[name]) =>
    typeOf(pcrFields[name]).format(String(value ?? '0'), pcrFields[name], environment);
  const adjusted = adjTpCd ? figure(adjAmt) : figure(0);
  const less = adjTpCd === 'Q' ? adjusted.times(-1) : adjusted;
  const goods = rnd(figure(totAmt).minus(less), 2);
  const quantities = quantitiesOf(rowsOf(values, listKey('item')).filter((row) => !row._deleted) as readonly PcrItem[]);
  // What is counted in different units is told unit by unit.
  const inUnits = quantities.map(({ qty, unitCd }) => [shown('totQty', qty), unitCd].filter(Boolean).join(' '));
  const inDollars: readonly TotalLine[] = totUsdAmt
    ? [
        { label: labels.field('totUsdAmt'), value: shown('totUsdAmt') },
        { label: labels.field('usdExcRt'), value: shown('usdExcRt') },
      ]
    : [];
  return (
    <TotalsPanel
      unsure={unsure}
      groups={[
        [
          { label: labels.field('totQty'), value: inUnits.join(' · ') || shown('totQty') },
          { label: t(`resources.${resource.prefix}.words.goods`), value: shown('totAmt', goods) },
          ...(adjusted.eq(0) ? [] : [{ label: labels.field('adjAmt'), value: shown('adjAmt', rnd(less, 2)) }]),
        ],
        ...(inDollars.length ? [inDollars] : []),
      ]}
      total={{ label: labels.field('totAmt'), note: String(currCd ?? ''), value: shown('totAmt') }}
    />
  );
}
