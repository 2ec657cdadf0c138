import { useT } from '../../../ui/text.tsx';
import { useBrand } from '../../brand.ts';
import extra from '../../pictures/home/extra.svg?no-inline';
import payment from '../../pictures/home/payment.svg?no-inline';
import site from '../../pictures/home/site.svg?no-inline';
import writing from '../../pictures/home/writing.svg?no-inline';
import { Heading, Section } from './Section.tsx';
import './benefits.css';

const benefits = [
  { name: 'writing', picture: writing },
  { name: 'site', picture: site },
  { name: 'extra', picture: extra },
  { name: 'payment', picture: payment },
] as const;

/** Expected benefits: each as it was until now and as it is from now on. */
export function Benefits() {
  const t = useT();
  const brand = useBrand();
  return (
    <Section name="benefits">
      <div className="pt-benefits">
        <div>
          <Heading name="benefits" title={t('home.benefits.title')} lead={t('home.benefits.lead')} />
        </div>
        <ul>
          {benefits.map(({ name, picture }) => (
            <li key={name}>
              <img src={picture} width="112" height="84" alt="" loading="lazy" />
              <div>
                <h3>{t(`home.benefits.${name}.title`)}</h3>
                <dl>
                  <dt>{t('home.benefits.before')}</dt>
                  <dd>{t(`home.benefits.${name}.before`)}</dd>
                  <dt className="is-now">{t('home.benefits.now', { brand })}</dt>
                  <dd className="is-now">{t(`home.benefits.${name}.now`)}</dd>
                </dl>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
