import { useT } from '../../../ui/text.tsx';
import ai from '../../pictures/home/ai.svg?no-inline';
import data from '../../pictures/home/data.svg?no-inline';
import transformation from '../../pictures/home/transformation.svg?no-inline';
import twin from '../../pictures/home/twin.svg?no-inline';
import { Heading, Section } from './Section.tsx';
import './features.css';

const features = [
  { name: 'twin', picture: twin },
  { name: 'transformation', picture: transformation },
  { name: 'data', picture: data },
  { name: 'ai', picture: ai },
] as const;

/** System features: four pictures with what the product has of each. */
export function Features() {
  const t = useT();
  return (
    <Section name="features" ground="page">
      <Heading name="features" title={t('home.features.title')} />
      <ul className="pt-features">
        {features.map(({ name, picture }) => (
          <li key={name} className={`pt-feature pt-feature--${name}`}>
            <div className="pt-feature__picture">
              <img src={picture} width="221" height="138" alt="" loading="lazy" />
            </div>
            <div className="pt-feature__text">
              <p className="pt-eyebrow">{t(`home.features.${name}.eyebrow`)}</p>
              <h3>{t(`home.features.${name}.title`)}</h3>
              <p>{t(`home.features.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
