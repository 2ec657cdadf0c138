/** A service of the store as its calls answer (2-portal 3 "store service item"), and how a page names it. */
import type { Language } from '../../../i18n/messages.ts';

export interface ServicePicture {
  readonly fileDetailId: number;
  readonly vrFilePath: string;
  readonly saveFileNm: string;
}
export interface ServiceItem {
  readonly id: number;
  readonly sysCd: string;
  readonly sysNm: string;
  readonly sysNmEn: string;
  readonly subsReqId: string;
  readonly subsReqNm: string;
  readonly subsReqNmEn: string | null;
  readonly prdIntro: string;
  readonly prdIntroEn: string | null;
  /** It runs and may be requested; others are announced. */
  readonly isOpen: boolean;
  /** Won a user and month. */
  readonly baseFee: string | null;
  /** Won, once; null where nothing is paid to begin with. */
  readonly setupFee: string | null;
  readonly vrFilePath: string | null;
  readonly saveFileNm: string | null;
  readonly respFileList: readonly ServicePicture[];
}
/** What is charged for a service, in won. */
export interface ServiceFee {
  /** Its kind, by which sums are reckoned. */
  readonly feeTpCd: string;
  readonly feeNm: string;
  readonly feeNmEn: string | null;
  readonly unitPrice: string;
  readonly unitNm: string | null;
}
/** A service as sums are reckoned for it. */
export interface PricedService extends Pick<
  ServiceItem,
  'id' | 'subsReqId' | 'sysNm' | 'sysNmEn' | 'subsReqNm' | 'subsReqNmEn'
> {
  readonly feeList: readonly ServiceFee[];
  /** Users that the fees count on. */
  readonly baseUserCnt: number;
}
type Text = 'prdSummary' | 'mainFunc' | 'priceInfo';
/** With its texts as rich text, each with an English twin where the operator has written one. */
export type ServiceRecord = ServiceItem &
  PricedService &
  Readonly<Record<Text | `${Text}En`, string | null>> & {
    /** What the pictures show, a line a picture. */
    readonly imgDesc: string | null;
    readonly imgDescEn: string | null;
    readonly updateDt: string;
  };

export const listCall = 'platform/svcstore/list';
export const serviceCall = (id: string | undefined): string => `platform/svcstore/${encodeURIComponent(id ?? '')}`;
export const infoCall = (id: string | undefined): string => `platform/svcinfo/${encodeURIComponent(id ?? '')}`;

/** A text in the language of the page; what has no English twin stays Korean, `lang` says so. */
export interface TextInLanguage {
  readonly text: string;
  readonly lang: 'ko' | 'en';
}
const textIn = (language: Language, ko: string, en: string | null): TextInLanguage =>
  language === 'ko' || !en ? { text: ko, lang: 'ko' } : { text: en, lang: 'en' };

export const nameOf = (item: Pick<ServiceItem, 'subsReqNm' | 'subsReqNmEn'>, language: Language): TextInLanguage =>
  textIn(language, item.subsReqNm, item.subsReqNmEn);
export const introOf = (item: ServiceItem, language: Language): TextInLanguage =>
  textIn(language, item.prdIntro, item.prdIntroEn);
export const textOf = (item: ServiceRecord, text: Text, language: Language): TextInLanguage =>
  textIn(language, item[text] ?? '', item[`${text}En`]);

/** A picture and what it shows, in the language of the page. */
export interface DescribedPicture {
  readonly picture: ServicePicture;
  /** Undefined where the operator has not described it. */
  readonly shows: TextInLanguage | undefined;
}
/** In the order of a reader: what runs shows its screens first, then the drawing that stands for it. */
export function picturesOf(item: ServiceRecord, language: Language): readonly DescribedPicture[] {
  const [ko, en] = [linesOf(item.imgDesc), linesOf(item.imgDescEn)];
  const pictures = item.respFileList.map((picture, at) => {
    const shows = textIn(language, ko[at] ?? '', en[at] ?? null);
    return { picture, shows: shows.text === '' ? undefined : shows };
  });
  return item.isOpen ? [...pictures.slice(1), ...pictures.slice(0, 1)] : pictures;
}
const linesOf = (text: string | null) => (text ?? '').split('\n').map((line) => line.trim());

export type Colour = 'blue' | 'green' | 'orange' | 'yellow';
const colours: Readonly<Record<string, Colour>> = {
  ...{ SWK: 'blue', LMATE: 'blue', RS4: 'green', BTA: 'orange', BTCD: 'orange', BWMS: 'orange' },
  ...{ '3PL': 'yellow', TMATE: 'yellow', DTSP: 'yellow', DTS: 'yellow' },
};
/** Colour of a system's heading (2-portal 2 "service store list"). */
export const colourOf = (sysCd: string): Colour => colours[sysCd] ?? 'blue';
