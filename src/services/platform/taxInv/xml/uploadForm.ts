/**
 * A tax invoice as a row of the tax office's form for issuing many at once by hand (홈택스 전자세금계산서 엑셀 일괄발급 양식): 59 columns, of
 * which four times eight tell the items. Pure.
 */
import { rnd, sumFigures } from '../../../../core/decimal.ts';
import type { TaxDocument, TaxItem } from './schema.ts';

/** Items that one row has room for, and characters of its remark. */
export const mostItems = 4;
export const mostFormRemark = 150;
/** Lines above the head of the form: it is read from the seventh line on. */
export const linesAbove = 5;

export interface FormColumn {
  readonly head: string;
  /** Figures stand as figures, all else as text. */
  readonly figure?: true;
}

const text = (...heads: readonly string[]): FormColumn[] => heads.map((head) => ({ head }));
const figures = (...heads: readonly string[]): FormColumn[] => heads.map((head) => ({ head, figure: true }));

export const formColumns: readonly FormColumn[] = [
  ...text('전자(세금)계산서 종류 (01:일반, 02:영세율)', '작성일자'),
  ...text('공급자 등록번호 ("-" 없이 입력)', '공급자 종사업장번호', '공급자 상호', '공급자 성명'),
  ...text('공급자 사업장주소', '공급자 업태', '공급자 종목', '공급자 이메일'),
  ...text('공급받는자 등록번호 ("-" 없이 입력)', '공급받는자 종사업장번호', '공급받는자 상호', '공급받는자 성명'),
  ...text('공급받는자 사업장주소', '공급받는자 업태', '공급받는자 종목', '공급받는자 이메일1', '공급받는자 이메일2'),
  ...figures('공급가액', '세액'),
  ...text('비고'),
  ...Array.from({ length: mostItems }, (_, at) => [
    ...text(`일자${at + 1} (2자리, 작성년월 제외)`, `품목${at + 1}`, `규격${at + 1}`),
    ...figures(`수량${at + 1}`, `단가${at + 1}`, `공급가액${at + 1}`, `세액${at + 1}`),
    ...text(`품목비고${at + 1}`),
  ]).flat(),
  ...figures('현금', '수표', '어음', '외상미수금'),
  ...text('영수(01), 청구(02)'),
];

/** Kinds that the form is for, by the type of the document; what amends another and what bears no tax is issued otherwise. */
const kinds: Readonly<Record<string, string>> = { '0101': '01', '0102': '02' };

/** Why a document has no place in the form; the key of a sentence. */
export function unfit({ typeCode, remarks = [] }: TaxDocument): 'formKind' | 'formRemark' | undefined {
  if (!kinds[String(typeCode)]) return 'formKind';
  return remarks.join('').length > mostFormRemark ? 'formRemark' : undefined;
}

/** Items that fit; the last of them stands for all that are more. */
function gathered(items: readonly TaxItem[]): readonly TaxItem[] {
  if (items.length <= mostItems) return items;
  const more = items.slice(mostItems - 1);
  const sum = (name: 'supplyAmt' | 'taxAmt') => rnd(sumFigures(more.map((one) => one[name])), 0);
  const { no, name = '', day } = more[0]!;
  const words = ` 외 ${more.length - 1}건`;
  return [
    ...items.slice(0, mostItems - 1),
    {
      ...{
        no,
        name: `${name.slice(0, 100 - words.length)}${words}`,
        supplyAmt: sum('supplyAmt'),
        taxAmt: sum('taxAmt'),
      },
      ...(day === undefined ? {} : { day }),
    },
  ];
}

const itemCells = (item: TaxItem | undefined): string[] => [
  ...[item?.day?.slice(6, 8), item?.name, item?.spec, item?.qty, item?.unitPrice].map((cell) => cell ?? ''),
  ...[item?.supplyAmt, item?.taxAmt, item?.remark].map((cell) => cell ?? ''),
];

/** Cells of the row, as the columns stand. */
export function formRow(document: TaxDocument): string[] {
  const { supplier = {}, buyer = {}, items = [], payments = [] } = document;
  const fit = gathered(items);
  const paid = (means: string) => payments.find((one) => one.means === means)?.amount ?? '';
  return [
    ...[kinds[String(document.typeCode)] ?? '', document.writeDay ?? ''],
    ...[supplier.regNo, supplier.branchNo, supplier.name, supplier.ceo].map((cell) => cell ?? ''),
    ...[supplier.addr, supplier.bizTp, supplier.bizItem, supplier.email].map((cell) => cell ?? ''),
    ...[buyer.regNo, buyer.branchNo, buyer.name, buyer.ceo].map((cell) => cell ?? ''),
    ...[buyer.addr, buyer.bizTp, buyer.bizItem, buyer.email, buyer.second?.email].map((cell) => cell ?? ''),
    ...[document.supplyAmt ?? '', document.taxAmt ?? '', (document.remarks ?? []).join('')],
    ...Array.from({ length: mostItems }, (_, at) => itemCells(fit[at])).flat(),
    ...['10', '20', '30', '40'].map(paid),
    document.purposeCode ?? '',
  ];
}
