/** Every resource of the product, by service; the one list that tables, calls, screens and menus derive from. */
import type { Resource } from '../core/resource.ts';
import { bonded } from './resources/bonded.ts';
import { groupware } from './resources/groupware.ts';
import { insp } from './resources/insp.ts';
import { logistics } from './resources/logistics.ts';
import { platform } from './resources/platform.ts';
import { rs4 } from './resources/rs4.ts';
import { shipwork } from './resources/shipwork.ts';

export const resources: readonly Resource[] = [
  ...platform,
  ...rs4,
  ...groupware,
  ...insp,
  ...shipwork,
  ...bonded,
  ...logistics,
];
