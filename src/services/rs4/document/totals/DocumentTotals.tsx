/** What the lines come to: amounts and tax, cost and profit against the limits of the company. */
import { useTranslate } from 'react-admin';
import { asRead } from '../../../../admin/screens/form/model/lastRead.ts';
import { useRecordForm } from '../../../../admin/screens/form/recordForm.ts';
import { typeOf } from '../../../../fields/index.ts';
import { headerFields } from '../../../../record/resource.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { Gauge, TotalsPanel } from '../../../../ui/form/TotalsPanel.tsx';
import { foreignOf } from '../../../shared/amounts.ts';
import { costlessCount, hasRate } from '../costless.ts';
import type { DocumentRecord } from '../fields.ts';
import { inCurrencies } from '../../../shared/inCurrencies.web.ts';
import { useSettings } from './useSettings.web.ts';
import { awaitsRate } from '../../../shared/currency.ts';
import { RateOffer } from '../../../shared/RateOffer.tsx';
import { useUnsureTotals } from '../../../shared/unsureTotals.web.ts';
import './documentTotals.css';

/** The bar is full from this profit rate on: beyond it the limits would run together at its beginning. */
const fullBar = 40;

interface Props {
  /** Fields that a document has beside those of a quotation: below the amounts, and below the costs. */
  readonly amounts?: readonly string[];
  readonly costs?: readonly string[];
  /** What the last of the costs does not hold yet, below it. */
  readonly lack?: string | undefined;
}

export function DocumentTotals({ amounts = [], costs = [], lack }: Props) {
  const t = useTranslate();
  const environment = useFieldEnvironment();
  const { resource, values, labels } = useRecordForm();
  const settings = useSettings();
  const fields = headerFields(resource);
  const document: DocumentRecord = asRead(values);
  const awaits = awaitsRate(document);
  const unsure = useUnsureTotals(awaits);
  const foreign = foreignOf(document);
  const shown = (name: string) => {
    const field = fields[name]!;
    const value = values[name] ?? '0';
    if (awaits && values[name] === null) return '–';
    return typeOf(field).format(String(value), field, environment).replace(/^-/, '\u2212');
  };
  const line = (name: string, strong = false) => ({ label: labels.field(name), value: shown(name), strong });
  const word = (name: string) => t(`resources.rs4/quot.words.${name}`);
  const inCurrency = (name: string) => (foreign ? `${name}Frgn` : name);
  const less = Number(values[inCurrency('dctAmount')] ?? 0) > 0 ? '\u2212' : '';
  const rate = Number(document.prftRt ?? 0);
  const limits = [
    [word('least'), settings.MIN_PRFT_RT],
    [word('usual'), settings.DFLT_PRFT_RT],
  ].flatMap(([name, limit]) =>
    limit === undefined ? [] : [{ at: Number(limit) / fullBar, label: `${name} ${limit}` }],
  );
  const costless = costlessCount(document);
  const share = hasRate(document) ? `${shown('prftRt')}%` : '–';
  const priced = [
    { ...line(inCurrency('tot')), label: labels.field('tot') },
    { label: labels.field('dctAmount'), value: `${less}${shown(inCurrency('dctAmount'))}` },
    { ...line(inCurrency('quotAmount'), true), label: labels.field('quotAmount') },
  ];
  const taxed = [line('salesVat'), ...amounts.map((name) => line(name))];
  const internal = [
    line('purcTot'),
    line('prftAmt'),
    { ...line('prftRt', true), value: share },
    ...costs.map((name) => line(name)),
  ];
  const groups = foreign
    ? inCurrencies(labels.field('currCd'), [
        [String(document.currCd), priced],
        ['KRW', [...taxed, ...internal]],
      ])
    : [[...priced, ...taxed], internal];
  return (
    <TotalsPanel
      unsure={unsure}
      offer={awaits && <RateOffer />}
      groups={groups}
      extra={
        <div className="hg-profit">
          {lack && <p className="hg-profit__lack hg-profit__lack--cost">{lack}</p>}
          <Gauge
            share={rate / fullBar}
            marks={limits}
            label={`${labels.field('prftRt')} ${share}, ${limits.map(({ label }) => label).join(', ')}`}
          />
          <p className="hg-profit__base">{word('rate_base')}</p>
          {costless > 0 && (
            <p className="hg-profit__lack">{t('resources.rs4/quot.words.costless', { smart_count: costless })}</p>
          )}
        </div>
      }
      total={{
        label: labels.field('sumAmount'),
        note: word('won_with_tax'),
        value: shown('sumAmount'),
      }}
    />
  );
}
