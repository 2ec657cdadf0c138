/** Above the fields of an application: the service as the store shows it, what it can do, and whether the company has it already. */
import { useTranslate } from 'react-admin';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { pictureWidths } from '../../../core/web/pictureWidths.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { Chip } from '../../../ui/chip/Chip.tsx';
import { AlertGlyph, CheckGlyph } from '../../../ui/icon/glyphs.tsx';
import { ChooseOther } from './ChooseOther.tsx';
import type { ServiceHead } from './company.ts';
import { subsc } from './subsc.ts';
import { usePrices } from './usePrices.tsx';
import './service.css';

const nameIn = ({ subsReqNm, subsReqNmEn }: ServiceHead, lang: string) =>
  lang === 'ko' ? subsReqNm : (subsReqNmEn ?? subsReqNm);

export function ServiceCard() {
  const { lang } = useFieldEnvironment();
  const { service } = usePrices() ?? {};
  const { prodId } = useRecordForm(subsc).values;
  if (!prodId) return null;
  // The way to another one stays while that one is on its way: the keyboard stands on it.
  return (
    <section className="hg-service" aria-label={service && nameIn(service, lang)} aria-busy={!service}>
      {service && <Head service={service} />}
      <ChooseOther />
    </section>
  );
}

function Head({ service }: { readonly service: ServiceHead }) {
  const t = useTranslate();
  const { lang } = useFieldEnvironment();
  const { subsReqId, vrFilePath, saveFileNm, tells, barred, functions = [] } = service;
  const own = lang === 'ko';
  const name = nameIn(service, lang);
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
