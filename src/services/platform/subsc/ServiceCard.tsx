/** The service that is applied for, as the store shows it, and whether the company has it already; until there is one, its choice. */
import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { FormInput } from '../../../admin/screens/form/inputs/FormInput.tsx';
import { inputId } from '../../../admin/screens/form/inputs/inputs.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { pictureWidths } from '../../../core/web/pictureWidths.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { Chip } from '../../../ui/chip/Chip.tsx';
import { AlertGlyph, CheckGlyph } from '../../../ui/icon/glyphs.tsx';
import { ChooseOther } from './ChooseOther.tsx';
import { storeName, type ServiceHead } from './company.ts';
import { subsc } from './subsc.ts';
import { usePricesAsked } from './usePrices.tsx';
import './service.css';

export function ServiceCard() {
  const { lang } = useFieldEnvironment();
  const { costs, failed } = usePricesAsked();
  const service = costs?.service;
  const { values, problems, situation } = useRecordForm(subsc);
  const { prodId } = values;
  const starts = situation.mode === 'new' || situation.mode === 'copy';
  const chose = useRef(false);
  // Whoever chooses goes on where he is until the service is there.
  const asks = !prodId || failed || problems.some(({ at }) => at === 'prodId') || (chose.current && !service);
  chose.current = asks;
  if (starts && asks) return <Choice />;
  if (!prodId) return null;
  // The way to another one stays while that one is on its way: the keyboard stands on it.
  return (
    <section className="hg-service" aria-label={service && storeName(service, lang)} aria-busy={!service}>
      {service && <Head service={service} />}
      <ChooseOther />
    </section>
  );
}

/** Its field, like any other; what comes in its place hands the keyboard on to what is asked next. */
function Choice() {
  const t = useTranslate();
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const own = card.current;
    return () => {
      if (own?.contains(document.activeElement)) document.getElementById(inputId('userCnt'))?.focus();
    };
  }, []);
  return (
    <section ref={card} className="hg-service hg-service--choice">
      <div>
        <h2>{t('resources.platform/subsc.words.apply.which')}</h2>
        <p>{t('resources.platform/subsc.words.apply.which_hint')}</p>
      </div>
      <div className="hg-service__field">
        <FormInput name="prodId" field={subsc.fields.prodId} autoFocus />
      </div>
    </section>
  );
}

function Head({ service }: { readonly service: ServiceHead }) {
  const t = useTranslate();
  const { lang } = useFieldEnvironment();
  const { subsReqId, vrFilePath, saveFileNm, tells, barred, functions = [] } = service;
  const own = lang === 'ko';
  const name = storeName(service, lang);
  const intro = own ? service.prdIntro : (service.prdIntroEn ?? service.prdIntro);
  return (
    <>
      {vrFilePath && saveFileNm && (
        <img src={`${vrFilePath}${saveFileNm}?w=${pictureWidths[0]}`} alt="" width="148" height="83" decoding="async" />
      )}
      <div>
        <h2>
          {name}
          <Chip mark="none" tone="line">
            {`${own ? service.sysNm : service.sysNmEn} ${subsReqId}`}
          </Chip>
          {barred && (
            <Chip mark="none" tone="warn">
              {barred.word}
            </Chip>
          )}
        </h2>
        <p>{intro}</p>
        {tells && <p className="hg-service__price">{tells}</p>}
        {barred && (
          <p className="hg-service__barred" role="status">
            <AlertGlyph /> {barred.why}
          </p>
        )}
        {functions.length > 0 && (
          <ul aria-label={t('resources.platform/subsc.words.apply.functions')}>
            {functions.map(({ name: one, text }) => (
              <li key={one}>
                <CheckGlyph />
                <span>
                  {one}
                  <small>{text}</small>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
