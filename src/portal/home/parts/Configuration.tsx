import type { ReactNode } from 'react';
import { useT } from '../../../ui/text.tsx';
import { cx } from '../../../ui/cx.ts';
import { useBrand } from '../../brand.ts';
import { services } from '../../frame/targets.ts';
import { PortalLink } from '../../parts/PortalLink.tsx';
import { Heading, Section } from './Section.tsx';
import './configuration.css';

const people = ['yard', 'owner', 'partner', 'broker', 'carrier'] as const;
const repair = ['quotation', 'vessel', 'partner', 'item', 'approval'] as const;
/** Those that stand among the built ones above. */
const built = ['service.rs4', 'service.groupware'];
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
        <div className="pt-config__row">
          <h3>{t(`${key}.services.title`)}</h3>
          <div className="pt-config__work">
            <Group name={t(`${key}.services.repair`)}>
              {repair.map((name) => (
                <Box key={name} name={`services.${name}`} />
              ))}
            </Group>
            <Group name={t(`${key}.services.others`)} later>
              {services
                .filter(({ label }) => !built.includes(label))
                .map(({ label, group }) => (
                  <li key={label} className={`pt-config__service pt-config__service--${group}`}>
                    {t(`portal.${label}`)}
                  </li>
                ))}
              <li className="pt-config__store">
                <PortalLink page="svcstore">{t(`${key}.services.all`)}</PortalLink>
              </li>
            </Group>
          </div>
        </div>
        <Arrows count={3} />
        <Row name="base" boxes={base} />
        <Arrows count={outside.length} />
        <Row name="outside" boxes={outside} />
      </div>
    </Section>
  );
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
