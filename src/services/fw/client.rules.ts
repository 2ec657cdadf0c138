/** Shape of a client's id and of its origins: letter for letter what a browser calls the origin. */
import type { Problem } from '../../core/problem.ts';
import { originOf } from '../../core/web/redirect.ts';
import type { Rules } from '../../core/resource.ts';
import type { clientFields } from './client.fields.ts';

const idShape = /^[A-Za-z0-9][A-Za-z0-9._-]{2,39}$/;

export const clientRules: Rules<typeof clientFields> = {
  check: (record) => {
    const { clientId } = record;
    const shape: Problem[] =
      typeof clientId === 'string' && !idShape.test(clientId)
        ? [{ code: 'E_PATTERN', field: 'clientId', text: 'clientId' }]
        : [];
    const sites = (record.site ?? []).flatMap(({ siteOrigin }, row): Problem[] =>
      typeof siteOrigin === 'string' && originOf(siteOrigin) !== siteOrigin
        ? [{ code: 'E_PATTERN', grid: 'site', row, field: 'siteOrigin', text: 'siteOrigin' }]
        : [],
    );
    return [...shape, ...sites];
  },
};
