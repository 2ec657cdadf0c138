/**
 * The page on which a company applies for a service, and reads its application until it is approved: what it gets, what it pays,
 * what it agrees to, and beside them what follows.
 */
import { useTranslate } from 'react-admin';
import { FormInput } from '../../../admin/screens/form/inputs/FormInput.tsx';
import type { PageProps } from '../../../admin/screens/form/parts.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { AlongNote } from './AlongNote.tsx';
import { applyFields } from './applyFields.ts';
import { ApplySummary } from './ApplySummary.tsx';
import { CompanyBills } from './CompanyBills.tsx';
import { CountNote } from './CountNote.tsx';
import { FeeTables } from './FeeTables.tsx';
import { History } from './History.tsx';
import { PayingNote } from './PayingNote.tsx';
import { ServiceCard } from './ServiceCard.tsx';
import { subsc } from './subsc.ts';
import { noticeDays } from './subsc.rules.ts';
import { TermsLink } from './TermsLink.tsx';
import { useBarred } from './useApplication.tsx';
import './applyPage.css';

export function ApplyPage({ files }: PageProps) {
  const t = useTranslate();
  const { screen, resource, values, before, apart, labels, situation } = useRecordForm(subsc);
  const { mode } = situation;
  const starts = mode === 'new' || mode === 'copy';
  // What cannot be applied for asks for nothing.
  const barred = useBarred() !== undefined;
  const { counted, agreed, told } = applyFields(resource, apart);
  return (
    <div className="hg-applypage">
      <div className="hg-applypage__main">
        <ServiceCard />
        <AlongNote />
        {!barred && (
          <>
            <FeeTables>
              <div className="hg-applypage__counted">
                {counted.map(([name, field], at) => (
                  <div key={name}>
                    {/* Whoever comes from the store has chosen the service already. */}
                    <FormInput name={name} field={field} autoFocus={starts && at === 0 && Boolean(before.prodId)} />
                    <CountNote of={name} />
                  </div>
                ))}
              </div>
            </FeeTables>
            <section className="hg-applypage__closing">
              {told.map(([name, field]) => (
                <div key={name} className="hg-applypage__told">
                  <FormInput name={name} field={field} />
                </div>
              ))}
              {agreed.map(([name, field]) => (
                <div key={name} className="hg-applypage__agreed">
                  <FormInput name={name} field={field} />
                  <TermsLink />
                  <small>{t('resources.platform/subsc.words.apply.notice', { days: noticeDays })}</small>
                </div>
              ))}
            </section>
          </>
        )}
        <div className="hg-applypage__bills">
          <CompanyBills />
          <PayingNote screen={screen.name} method={values.payMthdCd ?? undefined} />
        </div>
        {files}
        {!starts && (
          <section className="hg-applypage__course">
            <h2>{labels.grid('hist')}</h2>
            <History />
          </section>
        )}
      </div>
      <ApplySummary />
    </div>
  );
}
