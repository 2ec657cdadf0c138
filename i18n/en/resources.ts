import type { resources as ko } from '../ko/resources.ts';
import type { Twin } from '../messages.ts';

/** Names of resources (one |||| several) and their detail grids. */
export const resources = {
  'fw/code': { name: 'Common code |||| Common codes', grids: { code: 'Codes' } },
  'fw/bondArea': { name: 'Bonded area |||| Bonded areas' },
  'fw/excRate': { name: 'Exchange rate |||| Exchange rates' },
  'platform/corp': {
    name: 'Company |||| Companies',
    fields: { srTpCds: 'Port service businesses', stCd: 'Company status' },
  },
  'platform/user': { name: 'User |||| Users', fields: { stCd: 'User status' } },
  'platform/auth': { name: 'Authority group |||| Authority groups', grids: { menu: 'Menu authority' } },
  'rs4/clnt': {
    name: 'Partner |||| Partners',
    fields: { natCd: 'Country', styleCodeId: 'Default style' },
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
    fields: { ownerClntId: 'Cargo owner', price: 'Sale price', priceFrgn: 'Sale price (foreign)' },
    grids: { price: 'Customer prices' },
  },
} as const satisfies Twin<typeof ko>;
