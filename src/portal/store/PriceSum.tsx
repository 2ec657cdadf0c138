/** What a company would pay for so many users: reckoned as the form of the subscription reckons it. */
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { costOf } from '../../record/cost.ts';
import { useLanguage } from '../../session/language.ts';
import { useT } from '../../ui/text.tsx';
import { Field } from '../parts/Field.tsx';
import type { ServiceFee, ServiceRecord } from './service.ts';
import './priceSum.css';

/** Digits of the largest company that is reckoned for. */
const longest = 4;
const figures = (amount: string) => Number(amount).toLocaleString('en-US');

export default function PriceSum({ service }: { readonly service: ServiceRecord }): ReactNode {
  const t = useT();
  const language = useLanguage();
  const heading = useId();
  const [typed, setTyped] = useState(String(service.baseUserCnt));
  const userCnt = Number(typed);
  const { lines, monthly, once } = costOf(
    { fees: service.feeList, baseUserCnt: service.baseUserCnt, basePaid: false },
    { userCnt, trainCnt: 0, convYn: false },
  );
  const won = (amount: string) => t('store.sum.won', { amount: figures(amount) });
  const name = ({ feeNm, feeNmEn }: ServiceFee) => (language === 'ko' ? feeNm : (feeNmEn ?? feeNm));
  const counted = lines.filter(({ when }) => when !== 'use');
  return (
    <section className="ps-sum" aria-labelledby={heading}>
      <h2 id={heading}>{t('store.sum.title')}</h2>
      <Field
        id="price-users"
        name="users"
        inputMode="numeric"
        autoComplete="off"
        label={t('store.sum.users')}
        hint={t('store.sum.users_hint')}
        maxLength={longest}
        value={typed}
        onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, ''))}
      />
      <output htmlFor="price-users">
        {userCnt > 0 && (
          <dl>
            {counted.map((line) => (
              <div key={line.feeTpCd}>
                <dt>
                  {line.qty > 1 ? `${name(line)} ${won(line.unitPrice)} × ${line.qty}` : name(line)}
                  {line.when === 'once' && ` (${t('store.sum.once')})`}
                </dt>
                <dd>{won(line.amount)}</dd>
              </div>
            ))}
            <div className="ps-sum__total">
              <dt>{t('store.sum.monthly')}</dt>
              <dd>{won(monthly)}</dd>
            </div>
            {Number(once) > 0 && (
              <div className="ps-sum__total">
                <dt>{t('store.sum.first')}</dt>
                <dd>{won(once)}</dd>
              </div>
            )}
          </dl>
        )}
      </output>
      <p className="ps-sum__note">{t('store.sum.note')}</p>
    </section>
  );
}
