/** The operating company as the public pages name it: footer, contact page, legal texts. `VITE_COMPANY_…` replaces a value. */
import { operatorCompany as own } from '../core/operatorCompany.ts';
import { sessionConfig } from '../session/config.ts';

type Env = Readonly<Record<string, string | undefined>>;
const env: Env = import.meta.env;

/** A value in the two complete languages. */
export interface Bilingual {
  readonly ko: string;
  readonly en: string;
}
export interface Office {
  readonly id: 'head' | 'lab';
  readonly address: Bilingual;
  readonly phone: string;
  readonly fax: string;
  readonly email: string;
}

const value = (name: string, fallback: string): string => env[`VITE_COMPANY_${name}`] ?? fallback;
const both = (name: string, ko: string, en: string): Bilingual => ({
  ko: value(name, ko),
  en: value(`${name}_EN`, en),
});

const office = (
  id: Office['id'],
  prefix: string,
  address: Bilingual,
  values: Omit<Office, 'id' | 'address'>,
): Office => ({
  id,
  address,
  phone: value(`${prefix}PHONE`, values.phone),
  fax: value(`${prefix}FAX`, values.fax),
  email: value(`${prefix}EMAIL`, values.email),
});

export const company = {
  name: both('NAME', own.name, own.nameEn),
  ceo: both('CEO', own.ceo, own.ceoEn),
  /** Business registration number, ten digits. */
  regNo: value('REG_NO', own.regNo),
  offices: {
    head: office('head', '', both('ADDRESS', own.address, own.addressEn), {
      phone: sessionConfig.supportPhone,
      fax: '051-000-0002',
      email: 'help@hangro.example',
    }),
    lab: office(
      'lab',
      'LAB_',
      both('LAB_ADDRESS', '부산광역시 데모구 선거로 20, 5층', '5F, 20 Seongeo-ro, Demo-gu, Busan'),
      {
        phone: '051-000-0003',
        fax: '051-000-0004',
        email: 'lab@hangro.example',
      },
    ),
  },
  /** Hours of the support phone, Monday to Friday (2-portal 9). */
  hours: { from: value('HOURS_FROM', '09:00'), to: value('HOURS_TO', '18:00') },
  privacyOfficer: both('PRIVACY_OFFICER', own.ceo, own.ceoEn),
  privacyClerk: both('PRIVACY_CLERK', '이관제', 'Lee Gwanje'),
} as const;

/** By this name structured data of pages speak of the company. */
export const companyReference = { '@id': '/#company' } as const;

/** Call link of a phone number: `tel:` and the number in international form. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '').replace(/^0/, '+82')}`;

/** A phone number as people write it: 051-000-0001 in Korean, +82 51-000-0001 for readers abroad. */
export const phoneIn = (language: string, phone: string): string =>
  language === 'ko' ? phone : phone.replace(/^0/, '+82 ');

/** Business registration number as people write it: 001-81-00017. */
export const formatRegNo = (regNo: string): string => regNo.replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3');
