import { useT } from '../../../ui/text.tsx';
import { DemoForm } from '../../demo/DemoForm.tsx';
import { buttonClass } from '../../parts/Button.tsx';
import { EnterYard } from '../../yard/EnterYard.tsx';
import { useOwnDesk, useYardOffer } from '../../yard/yard.ts';
import dock from '../../pictures/home/dock.svg?no-inline';
import { Heading, Section } from './Section.tsx';
import './demoSection.css';

/** The last section: the form by which a visitor asks for a demo. */
export function DemoSection() {
  const t = useT();
  const entersYard = useYardOffer();
  const hasDesk = useOwnDesk();
  return (
    <Section name="demo" ground="page">
      <div className="pt-ask" id="demo">
        <div>
          <Heading name="demo" title={t('home.demo.title')} lead={t('home.demo.lead')} />
          {entersYard && (
            <div className="pt-ask__yard">
              <p>{t('home.yard.lead')}</p>
              <EnterYard kind="secondary" />
            </div>
          )}
          {hasDesk && (
            <div className="pt-ask__yard">
              <p>{t('home.desk')}</p>
              <a className={buttonClass({ size: 'l' })} href="/">
                {t('home.to.desk')}
              </a>
            </div>
          )}
          <img src={dock} width="440" height="293" alt="" loading="lazy" />
        </div>
        <DemoForm />
      </div>
    </Section>
  );
}
