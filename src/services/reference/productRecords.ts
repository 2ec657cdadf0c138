/** The services of the store as records of `platform/system/product`. */
import { feeWords, priceInfo } from './productFees.ts';
import { shown } from '../shown.ts';
import { menuTree, type MenuNode } from './menus.ts';
import { products } from './products.ts';
import type { Product } from './products.ts';
import { productTexts } from './productTexts/index.ts';
import type { ProductText } from './productTexts/text.ts';

export interface ProductFeeRow {
  readonly feeTpCd: string;
  readonly feeNm: string;
  readonly unitPrice: string;
  readonly freeQty: string;
  readonly unitNm: string;
  readonly remark: string;
}
export interface ProductRecord {
  readonly header: Readonly<Record<string, unknown>> & { readonly id: number };
  readonly fees: readonly ProductFeeRow[];
}

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const fitsTitle = { ko: '이런 분께 맞습니다', en: 'Made for' } as const;

const summaryOf = ({ summary: { title, text, fits } }: ProductText, lang: 'ko' | 'en') =>
  `<h2>${title}</h2><p>${text}</p><h3>${fitsTitle[lang]}</h3>${list(fits)}`;
const functionsOf = ({ functions: { title, list: functions } }: ProductText) =>
  `<h2>${title}</h2>${list(functions.map(([name, text]) => `<strong>${name}</strong><br />${text}`))}`;

const built: ReadonlySet<string> = new Set(shown.flatMap(({ menus }) => menus.map(({ menu }) => menu)));

/** Whether a menu of a service has no screen yet: it is announced, and nobody can be given anything by it. */
export const isAnnounced = ({ treeId, treePaId, url }: MenuNode): boolean =>
  url !== null &&
  !built.has(treeId) &&
  products.some(({ menuTreeIds }) => menuTreeIds.includes(treeId) || menuTreeIds.includes(treePaId ?? ''));

/** A service runs when every menu that it opens has its screen; the others are announced. */
export const runs = ({ menuTreeIds }: Pick<Product, 'menuTreeIds'>): boolean =>
  menuTree
    .filter(({ treeId, treePaId }) => treePaId && (menuTreeIds.includes(treeId) || menuTreeIds.includes(treePaId)))
    .every(({ treeId }) => built.has(treeId));

const recordOf = (product: Product): ProductRecord => {
  const { fees, menuTreeIds, ...given } = product;
  const { ko, en } = productTexts[given.subsReqId]!;
  return {
    header: {
      ...given,
      menuTreeIds: menuTreeIds.join(','),
      useYn: 'Y',
      openYn: runs(product) ? 'Y' : 'N',
      prdIntroEn: en.intro,
      ...{ imgDesc: ko.pictures.join('\n'), imgDescEn: en.pictures.join('\n') },
      ...{
        prdSummary: summaryOf(ko, 'ko'),
        mainFunc: functionsOf(ko),
        priceInfo: priceInfo(fees, product.baseUserCnt, 'ko'),
      },
      ...{
        prdSummaryEn: summaryOf(en, 'en'),
        mainFuncEn: functionsOf(en),
        priceInfoEn: priceInfo(fees, product.baseUserCnt, 'en'),
      },
    },
    fees: fees.map(({ feeTpCd, unitPrice, unitNm }) => {
      const { name, note } = feeWords[feeTpCd]!.ko;
      return { feeTpCd, feeNm: name, unitPrice: String(unitPrice), freeQty: '0', unitNm, remark: note };
    }),
  };
};

export const productRecords = (): readonly ProductRecord[] => products.map(recordOf);
