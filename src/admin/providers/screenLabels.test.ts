import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';
import { expect, it } from 'vitest';
import { item } from '../../services/rs4/stdinfo/item.ts';
import { withScreenLabels } from './screenLabels.ts';

const texts = {
  fields: { itemNm: 'Shared' },
  resources: { [item.prefix]: { name: 'Item |||| Items', fields: { price: 'Own' } } },
};
const menu = { id: 1, treeId: 'S13', treePaId: null, url: '/shipwork/item', menuNm: '', menuNmEn: '' };
const i18n = withScreenLabels(
  polyglotI18nProvider(() => texts as unknown as TranslationMessages, 'en', [], { allowMissing: true }),
  [{ name: 'shipwork/item', menu, view: 'shipwork', resource: item }],
);

it('finds labels of a screen at its resource, those it shares, and leaves the rest', () => {
  const label = (field: string) => i18n.translate(`resources.shipwork/item.fields.${field}`, { _: 'Fallback' });
  expect(['price', 'itemNm', 'unknown'].map(label)).toEqual(['Own', 'Shared', 'Fallback']);
  expect(i18n.translate('resources.shipwork/item.name', { smart_count: 2, _: 'x' })).toBe('Items');
  expect(i18n.translate(`resources.${item.prefix}.fields.price`, { _: 'x' })).toBe('Own');
});
