/** On the bill of a company that is to be paid: the account that the money goes to, what is left and until when. */
import { useNotify, useTranslate } from 'react-admin';
import { useRecordForm } from '../../../../admin/screens/form/recordForm.ts';
import { formatDay } from '../../../../fields/date/formatDay.ts';
import { typeOf, won } from '../../../../fields/index.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { bill } from '../bill.ts';
import { unpaidStates } from '../figures.ts';
import { leftToPay } from '../pay.ts';
import '../bill.css';

const money = won();

export function PayTo() {
  const t = useTranslate();
  const notify = useNotify();
  const environment = useFieldEnvironment();
  const { before } = useRecordForm(bill);
  const { bankNm, acctNo, invrNm, dueDt, stCd } = before;
  if (!acctNo || !unpaidStates.some((state) => state === stCd)) return null;
  const word = (name: string, args?: Readonly<Record<string, string>>) =>
    t(`resources.platform/bill.words.pay_to.${name}`, args);
  const copy = () =>
    navigator.clipboard.writeText(String(acctNo)).then(
      () => notify('desk.form.copied', { type: 'success' }),
      () => notify('desk.acts.not_copied', { type: 'warning' }),
    );
  const left = typeOf(money).format(leftToPay(before), money, environment);
  return (
    <section className="pb-sums" aria-label={word('title')}>
      <b>{word('title')}</b>
      <dl>
        <div>
          <dt>{String(bankNm ?? '')}</dt>
          <dd>{String(acctNo)}</dd>
          <dd className="pb-note">{word('holder', { name: String(invrNm ?? '') })}</dd>
        </div>
        <div>
          <dt>{word('left')}</dt>
          <dd>{word('won', { amount: left })}</dd>
          {dueDt && <dd className="pb-note">{word('due', { day: formatDay(String(dueDt), environment.lang) })}</dd>}
        </div>
      </dl>
      <Button size="s" onClick={() => void copy()}>
        {word('copy')}
      </Button>
    </section>
  );
}
