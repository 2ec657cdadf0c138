/** What a page says of itself in the words of schema.org. */
import { portalTexts } from '../../session/address/title.ts';
import { company, companyReference } from '../company.ts';
import type { PageHead } from '../contract.ts';
import { addressIn } from './address.ts';
import type { HeadParts } from './headParts.ts';

/** The page as such, and what it declares; addresses are in full, those of pages in the language of this one. */
export function structuredData(head: PageHead, parts: HeadParts, own: string): object[] {
  const { language, shownAt, t } = parts;
  const { head: office } = company.offices;
  const page = {
    '@type': 'WebPage',
    name: head.title || t(portalTexts(shownAt).title),
    description: head.description,
    url: own,
    inLanguage: language,
    isPartOf: { '@type': 'WebSite', name: t(portalTexts(shownAt).brand), url: '/portal/index' },
    publisher: {
      '@type': 'Organization',
      ...companyReference,
      name: language === 'ko' ? company.name.ko : company.name.en,
      url: '/portal/index',
      logo: '/mark.svg',
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        telephone: office.phone,
        email: office.email,
      },
    },
  };
  const declared = head.structured === undefined ? [] : [head.structured].flat();
  return [page, ...declared].map((data) => ({ '@context': 'https://schema.org', ...inFull(data, parts) }));
}

const files = new Set(['@id', 'logo', 'image']);

/** Addresses that are written from the root become full ones. */
function inFull<T>(data: T, parts: HeadParts): T {
  const whole = (key: string, value: unknown): unknown => {
    if (typeof value !== 'string') return inFull(value, parts);
    if (!value.startsWith('/')) return value;
    if (files.has(key)) return parts.origin + value;
    if (key !== 'url') return value;
    return addressIn(parts.language, { origin: parts.origin, path: value, query: new URLSearchParams() });
  };
  if (Array.isArray(data)) return data.map((value: unknown) => inFull(value, parts)) as T;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, whole(key, value)])) as T;
}
