import { useLanguage } from '../../../session/language.ts';
import { useT } from '../../../ui/text.tsx';
import { Icon } from '../../parts/icons.tsx';
import type { SectionName } from '../sections.ts';
import { Heading, Section } from './Section.tsx';
import { phoneHeights, picturesOf } from './screenPictures.ts';
import type { ScreenName } from './screenPictures.ts';
import './keyScreens.css';

/** Key screens 1 to 3: pictures of this product at work, taken by `scripts/pictures.mjs`. */
export const KeyScreens = () => (
  <>
    <KeyScreen name="screen1" screen="quotation" />
    <KeyScreen name="screen2" screen="works" ground="page" />
    <KeyScreen name="screen3" screen="invoice" />
  </>
);

interface KeyScreenProps {
  readonly name: SectionName;
  readonly screen: ScreenName;
  readonly ground?: 'page';
}

function KeyScreen({ name, screen, ground }: KeyScreenProps) {
  const t = useT();
  const key = `home.screens.${screen}`;
  return (
    <Section name={name} {...(ground && { ground })}>
      <div className="pt-screen">
        <Heading name={name} eyebrow={t(`${key}.eyebrow`)} title={t(`${key}.title`)} lead={t(`${key}.lead`)} />
        <ScreenPicture screen={screen} alt={t(`${key}.picture`)} />
        <ul>
          {[1, 2, 3].map((point) => (
            <li key={point}>
              <Icon name="tick" />
              {t(`${key}.point${point}`)}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function ScreenPicture({ screen, alt }: { readonly screen: ScreenName; readonly alt: string }) {
  const { wide, phone } = picturesOf(screen, useLanguage());
  const height = phoneHeights[screen];
  return (
    <picture className="pt-screen__picture">
      <source
        media="(max-width: 640px)"
        type="image/avif"
        srcSet={phone.avif}
        sizes="100vw"
        width="700"
        height={height}
      />
      <source
        media="(max-width: 640px)"
        type="image/webp"
        srcSet={phone.webp}
        sizes="100vw"
        width="700"
        height={height}
      />
      <source type="image/avif" srcSet={wide.avif} sizes="(max-width: 1200px) calc(100vw - 64px), 1120px" />
      <img
        src={wide.small}
        srcSet={wide.webp}
        sizes="(max-width: 1200px) calc(100vw - 64px), 1120px"
        width="1120"
        height="529"
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
