import type { PortalBase } from '../../base.ts';
import record from '../../pictures/home/record.svg';
import repair from '../../pictures/home/repair.svg';
import services from '../../pictures/home/services.svg';
import type { SectionName } from '../sections.ts';

/** A way out of a slide: to a section of this page or to another page. */
export interface Way {
  /** Key below `home.to`. */
  readonly label: string;
  readonly section?: SectionName;
  readonly page?: string;
}
export interface Slide {
  /** Key below `home.slide`. */
  readonly name: 'repair' | 'services' | 'record';
  readonly picture: string;
  /** Remarks along the foot of the picture: `note1` and so on. */
  readonly notes: number;
  /** Pages that the remarks lead to, one each. */
  readonly doors?: readonly string[];
  readonly ways: readonly [Way, Way];
}

const demo: Way = { label: 'demo', section: 'demo' };
const store: Way = { label: 'store', page: 'svcstore' };

/** Each kind of company finds its services: yard, customs broker, bonded carrier, warehouse. */
const doors = ['svcstore?sys=RS4', 'svcstore?sys=SWK', 'svcstore?sys=BTA,BTCD', 'svcstore?sys=BWMS,3PL'];

const slides: readonly Slide[] = [
  { name: 'repair', picture: repair, notes: 4, doors, ways: [demo, store] },
  { name: 'services', picture: services, notes: 3, ways: [store, { label: 'contact', page: 'about/contact' }] },
  { name: 'record', picture: record, notes: 4, ways: [demo, { label: 'screens', section: 'screen1' }] },
];

/** The three slides of the banner; the portal of forwarders begins with the harbour. */
export const slidesOf = (base: PortalBase): readonly Slide[] =>
  base.startsWith('lmate') ? [slides[1]!, slides[0]!, slides[2]!] : slides;
