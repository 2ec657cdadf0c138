/** Sites that may hand a session over or sign a person in (3-decisions 3); kept by the system company. */
import type { Resource } from '../../core/resource.ts';
import { clientRules } from './client.rules.ts';
import { clientFields } from './client.fields.ts';

export const client = {
  prefix: 'fw/client',
  table: 'FW_CLIENT',
  // Every row belongs to the system company, and nobody else reads it.
  scope: 'OWN',
  menus: [{ menu: 'F04', operator: true }],
  name: 'clientNm',
  fields: clientFields,
  unique: [{ fields: ['clientId'] }],
  search: { keyword: ['clientId', 'clientNm'], conditions: ['useYn'] },
  list: ['clientId', 'clientNm', 'unsignedYn', 'secretDtm', 'useYn'],
  sort: 'clientId,asc',
  rules: clientRules,
  actions: [
    {
      name: 'issueSecret',
      when: { useYn: ['Y'] },
      otherwise: 'clientClosed',
      operator: true,
      confirm: true,
      danger: true,
      tells: ['clientSecret'],
    },
  ],
} as const satisfies Resource;
