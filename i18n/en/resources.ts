import type { resources as ko } from '../ko/resources.ts';
import type { Twin } from '../messages.ts';

/** Names of resources (one |||| several) and their detail grids and actions. */
export const resources = {
  'fw/code': { name: 'Common code |||| Common codes', grids: { code: 'Codes' } },
  'fw/bondArea': { name: 'Bonded area |||| Bonded areas' },
  'fw/excRate': { name: 'Exchange rate |||| Exchange rates' },
  'fw/client': { name: 'Linked site', grids: { site: 'Sites' }, actions: { issueSecret: 'Issue secret' } },
  'platform/corp': {
    name: 'Company |||| Companies',
    actions: { suspend: 'Suspend', resume: 'Resume', close: 'Close company' },
  },
  'platform/user': {
    name: 'User |||| Users',
    actions: { lock: 'Lock', unlock: 'Unlock', resetPw: 'Reset password', remove: 'Withdraw user' },
  },
  'platform/outbox': { name: 'Outbox', actions: { retry: 'Send again' } },
  'platform/auth': { name: 'Authority group |||| Authority groups', grids: { menu: 'Menu authority' } },
  'rs4/clnt': {
    name: 'Partner |||| Partners',
    fields: { natCd: 'Country' },
    grids: { charger: 'Contacts' },
  },
  'rs4/ship': {
    name: 'Vessel |||| Vessels',
    fields: { natCd: 'Flag', ownerClntId: 'Shipowner' },
    grids: { equip: 'Equipment' },
  },
  'rs4/styleCode': { name: 'Document style |||| Document styles' },
  'rs4/stdinfo/config': { name: 'Setting |||| Settings' },
  'rs4/stdinfo/item': {
    name: 'Item |||| Items',
    fields: { ownerClntId: 'Cargo owner' },
    grids: { prices: 'Customer prices' },
  },
} as const satisfies Twin<typeof ko>;
