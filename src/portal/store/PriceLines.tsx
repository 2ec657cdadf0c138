/** The sum of the calculator: what is paid each month, with the share of each service, and below it what is paid once. */
import type { ReactNode } from 'react';
import { costsTogether, wonOf } from '../../record/cost.ts';
import type { CostLine } from '../../record/cost.ts';
import { useLanguage } from '../../session/language.ts';
import { useT } from '../../ui/text.tsx';
import { nameAmong } from './priced.ts';
import type { PricedService, ServiceFee } from './service.ts';

export interface PriceLinesProps {
  readonly services: readonly PricedService[];
  readonly userCnt: number;
}

const figures = (amount: string) => Number(amount).toLocaleString('en-US');

export function PriceLines({ services, userCnt }: PriceLinesProps) {
  const t = useT();
  const language = useLanguage();
  const won = (amount: string) => t('prices.won', { amount: figures(amount) });
  const feeName = ({ feeNm, feeNmEn }: ServiceFee) => (language === 'ko' ? feeNm : (feeNmEn ?? feeNm));
  const costs = costsTogether(
    services.map((service) => ({ ...service, fees: service.feeList })),
    { userCnt, trainCnt: 0, convYn: false },
  );
  const parts = services.map((service, at) => ({ service, ...costs[at]! }));
  const several = parts.length > 1;
  const told = (line: CostLine<ServiceFee>, baseUserCnt: number, of?: string): ReactNode => {
    const { feeTpCd, when, qty, paid } = line;
    const fee = feeName(line);
    const name = of === undefined ? fee : t('prices.of', { fee, service: of });
    const why = paid ? t('prices.paid') : feeTpCd === 'EXTRA' ? t('prices.extra', { base: baseUserCnt }) : undefined;
    // Once is once; people are counted, even if it is one.
    const times = when === 'month' && !paid ? ` ${t('prices.times', { qty, each: won(line.unitPrice) })}` : '';
    return (
      <Row key={feeTpCd} label={`${name}${times}`} why={why}>
        {won(line.amount)}
      </Row>
    );
  };
  const single = parts.filter(({ lines }) => lines.some(({ when }) => when === 'once'));
  return (
    <>
      <h3>{t('prices.monthly')}</h3>
      {parts.map(({ service, lines, monthly }) => (
        <dl key={service.id} className={several ? 'ps-sum__share' : undefined}>
          {several && (
            <Row kind="of" label={nameAmong(service, services, language).text}>
              {won(monthly)}
            </Row>
          )}
          {lines.filter(({ when }) => when === 'month').map((line) => told(line, service.baseUserCnt))}
        </dl>
      ))}
      <dl>
        <Row kind="total" label={t('prices.monthly_sum')}>
          {won(wonOf(costs.map(({ monthly }) => monthly)))}
        </Row>
      </dl>
      {single.length > 0 && (
        <>
          <h3>{t('prices.once')}</h3>
          {single.map(({ service, lines }) => (
            <dl key={service.id}>
              {lines
                .filter(({ when }) => when === 'once')
                .map((line) =>
                  told(line, service.baseUserCnt, several ? nameAmong(service, services, language).text : undefined),
                )}
            </dl>
          ))}
          <dl>
            <Row kind="total" label={t('prices.once_sum')}>
              {won(wonOf(costs.map(({ once }) => once)))}
            </Row>
          </dl>
        </>
      )}
    </>
  );
}

interface RowProps {
  readonly kind?: 'of' | 'total';
  readonly label: string;
  /** Why it is so much, or nothing. */
  readonly why?: string | undefined;
  readonly children: ReactNode;
}

const Row = ({ kind, label, why, children }: RowProps) => (
  <div className={kind && `ps-sum__${kind}`}>
    <dt>
      {label}
      {why && <small>{why}</small>}
    </dt>
    <dd>{children}</dd>
  </div>
);
