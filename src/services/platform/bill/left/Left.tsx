/** What is left to pay of a bill that waits for money: beside what was paid, and above a payment that is entered. */
import { useTranslate } from 'react-admin';
import type { PlanProps } from '../../../../admin/screens/actions/ActionDialog.tsx';
import { useRecordForm } from '../../../../admin/screens/form/recordForm.ts';
import { typeOf, won } from '../../../../fields/index.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { ReadValue } from '../../../../ui/form/ReadValue.tsx';
import { bill } from '../bill.ts';
import { unpaidStates } from '../figures.ts';
import { leftToPay } from '../pay.ts';
import '../bill.css';

const money = won();

function useMoney() {
  const environment = useFieldEnvironment();
  return (amount: unknown) => typeOf(money).format(String(amount ?? 0), money, environment);
}

export function LeftBesidePaid() {
  const { before, labels } = useRecordForm(bill);
  const shown = useMoney();
  if (!unpaidStates.some((state) => state === before.stCd)) return null;
  return (
    <ReadValue label={labels.field('leftAmt')} numeric>
      {shown(leftToPay(before))}
    </ReadValue>
  );
}

export function LeftBeforePaying({ record }: PlanProps) {
  const t = useTranslate();
  const shown = useMoney();
  const figures = { sumAmount: record.sumAmount, paidAmount: record.paidAmount, leftAmt: leftToPay(record) };
  return (
    <dl className="hg-plan pb-left">
      {Object.entries(figures).map(([name, amount]) => (
        <div key={name}>
          <dt>{t(`resources.${bill.prefix}.words.to_pay.${name}`)}</dt>
          <dd>{t(`resources.${bill.prefix}.words.pay_to.won`, { amount: shown(amount) })}</dd>
        </div>
      ))}
    </dl>
  );
}
