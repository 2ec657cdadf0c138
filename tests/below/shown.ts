/** Takes the place of `services/shown.ts` in the sample build. */
import { shown as ours } from '../../src/services/shown.ts';
import { impDecl } from './impDecl.ts';

export const shown = [
  ...ours.filter(({ prefix }) => prefix !== impDecl.prefix),
  { prefix: impDecl.prefix, menus: impDecl.menus },
];
