import { useLanguage } from '../../session/language.ts';
import { spanOf } from './groups.ts';
import type { Group } from './groups.ts';
import { ServiceCard } from './ServiceCard.tsx';

export interface StoreGroupProps {
  readonly group: Group;
  /** Its pictures stand in the first view. */
  readonly eager: boolean;
}

/** The services of a system under its name, which stands in both languages. */
export function StoreGroup({ group, eager }: StoreGroupProps) {
  const ko = useLanguage() === 'ko';
  const { sysCd, sysNm, sysNmEn, colour, services } = group;
  return (
    <section className={`ps-group ps-${colour}`} data-span={spanOf(group)} aria-labelledby={`system-${sysCd}`}>
      <h2 id={`system-${sysCd}`}>
        <span lang={ko ? 'ko' : 'en'}>{ko ? sysNm : sysNmEn}</span>{' '}
        <small lang={ko ? 'en' : 'ko'}>{ko ? sysNmEn : sysNm}</small>
      </h2>
      {services.map((service) => (
        <ServiceCard key={service.id} service={service} eager={eager} />
      ))}
    </section>
  );
}
