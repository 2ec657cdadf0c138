/** Sites that may hand a session over or sign a person in (3-decisions 3); kept by the system company. */
import type { Resource } from '../../core/resource.ts';
import { dateTime, rows, text, yn } from '../../fields/index.ts';
import { clientRules } from './client.rules.ts';

export const client = {
  prefix: 'fw/client',
  table: 'FW_CLIENT',
  // Every row belongs to the system company, and nobody else reads it.
  scope: 'OWN',
  menus: [{ menu: 'F04', operator: true }],
  name: 'clientNm',
  fields: {
    clientId: text(40, { required: true, createOnly: true }),
    clientNm: text(50, { required: true }),
    unsignedYn: yn({ default: 'N' }),
    useYn: yn({ default: 'Y' }),
    secretDtm: dateTime({ computed: true }),
    // The secret itself is nowhere: it is computed from this and the key of the application.
    secretSalt: text(40, { computed: true, secret: true }),
    site: rows({ siteOrigin: text(200, { required: true }) }),
  },
  unique: [{ fields: ['clientId'] }],
  search: { keyword: ['clientId', 'clientNm'], conditions: ['useYn'] },
  list: ['clientId', 'clientNm', 'unsignedYn', 'secretDtm', 'useYn'],
  sort: 'clientId,asc',
  rules: clientRules,
  actions: [
    {
      name: 'issueSecret',
      when: { useYn: ['Y'] },
      operator: true,
      confirm: true,
      danger: true,
      tells: ['clientSecret'],
    },
  ],
} as const satisfies Resource;
