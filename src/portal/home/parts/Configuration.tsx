import type { ReactNode } from 'react';
import type { Language } from '../../../../i18n/messages.ts';
import { useLanguage } from '../../../session/language.ts';
import { useT } from '../../../ui/text.tsx';
import { cx } from '../../../ui/cx.ts';
import { useBrand } from '../../brand.ts';
import { PortalLink } from '../../parts/PortalLink.tsx';
import { colourOf, introOf, listCall, nameOf } from '../../store/service.ts';
import type { ServiceItem, TextInLanguage } from '../../store/service.ts';
import { usePublicCall } from '../../usePublicCall.ts';
import { Heading, Section } from './Section.tsx';
import './configuration.css';

const people = ['yard', 'owner', 'partner', 'broker', 'carrier'] as const;
const base = ['codes', 'rights', 'files', 'messages'] as const;
const outside = ['mail', 'sms', 'store', 'api'] as const;

/** System configuration: who, through what door, to which work, on what ground; read from top to bottom. */
export function Configuration() {
  const t = useT();
  const brand = useBrand();
  const key = 'home.configuration';
  return (
    <Section name="configuration">
      <Heading name="configuration" title={t(`${key}.title`)} />
      <div className="pt-config">
        <Row name="people" boxes={people} />
        <Arrows count={people.length} />
        <div className="pt-config__row">
          <h3>{t(`${key}.portal.title`)}</h3>
          <p className="pt-config__door">
            <b>{t(`${key}.portal.bar`, { brand })}</b>
            <small>{t(`${key}.portal.text`)}</small>
          </p>
        </div>
        <Arrows count={3} />
        <Services />
        <Arrows count={3} />
        <Row name="base" boxes={base} />
        <Arrows count={outside.length} />
        <Row name="outside" boxes={outside} />
      </div>
    </Section>
  );
}

/** What the operator offers and what is still to open, as the store says. */
function Services() {
  const t = useT();
  const language = useLanguage();
  const { data } = usePublicCall<{ readonly content: readonly ServiceItem[] }>(listCall);
  const services = data?.content ?? [];
  const open = services.filter(({ isOpen }) => isOpen);
  const later = new Map(
    services.filter(({ isOpen }) => !isOpen).map((service) => [laterName(service, open, language).text, service]),
  );
  const key = 'home.configuration.services';
  return (
    <div className="pt-config__row">
      <h3>{t(`${key}.title`)}</h3>
      <div className="pt-config__work">
        <Group name={t(`${key}.open`)}>
          {open.map((service) => {
            const [name, intro] = [nameOf(service, language), introOf(service, language)];
            return (
              <li key={service.id}>
                <PortalLink page={`svcstore/${service.id}`} className="pt-config__box">
                  <b lang={name.lang}>{name.text}</b>
                  <small lang={intro.lang}>{intro.text}</small>
                </PortalLink>
              </li>
            );
          })}
        </Group>
        <Group name={t(`${key}.later`)} later>
          {[...later].map(([name, { sysCd }]) => (
            <li key={name} className={`pt-config__service pt-config__service--${colourOf(sysCd)}`}>
              {name}
            </li>
          ))}
          <li className="pt-config__store">
            <PortalLink page="svcstore">{t(`${key}.all`)}</PortalLink>
          </li>
        </Group>
      </div>
    </div>
  );
}

/** A system of which nothing is open yet stands for its services. */
function laterName(service: ServiceItem, open: readonly ServiceItem[], language: Language): TextInLanguage {
  if (open.some(({ sysCd }) => sysCd === service.sysCd)) return nameOf(service, language);
  return language === 'ko' ? { text: service.sysNm, lang: 'ko' } : { text: service.sysNmEn, lang: 'en' };
}

interface RowProps {
  /** Key below `home.configuration`; the boxes are keys below it. */
  readonly name: string;
  readonly boxes: readonly string[];
}

function Row({ name, boxes }: RowProps) {
  const t = useT();
  return (
    <div className={`pt-config__row pt-config__row--${name}`}>
      <h3>{t(`home.configuration.${name}.title`)}</h3>
      <ul>
        {boxes.map((box) => (
          <Box key={box} name={`${name}.${box}`} />
        ))}
      </ul>
    </div>
  );
}

function Box({ name }: { readonly name: string }) {
  const t = useT();
  return (
    <li className="pt-config__box">
      <b>{t(`home.configuration.${name}.title`)}</b>
      <small>{t(`home.configuration.${name}.text`)}</small>
    </li>
  );
}

interface GroupProps {
  readonly name: string;
  /** Services that open later. */
  readonly later?: boolean;
  readonly children: ReactNode;
}

const Group = ({ name, later, children }: GroupProps) => (
  <div className={cx('pt-config__group', later && 'pt-config__group--later')}>
    <h4>{name}</h4>
    <ul>{children}</ul>
  </div>
);

const Arrows = ({ count }: { readonly count: number }) => (
  <div className="pt-config__arrows" aria-hidden="true">
    {Array.from({ length: count }, (_, at) => (
      <i key={at} />
    ))}
  </div>
);
