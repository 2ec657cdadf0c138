/** What official forms are made of: numbered boxes, figures, parties, models over two pages. Pure. */
import { formatDay } from '../../../fields/date/formatDay.ts';
import { declarationNo, exchangeRate, foreign, hsCd, typeOf, weight, won } from '../../../fields/index.ts';
import type { Field } from '../../../core/field.ts';
import type { PageColumn, PageField, PageRow } from '../../../core/page.ts';
import type { PaperCompany, PaperPartner } from './paperWords.ts';
import { corpNoText, joined, plain, textOf } from './paperWords.ts';

/** What every form is made from; forms speak Korean. */
export interface FormSources {
  /** The own company: who declares. */
  readonly corp: Partial<PaperCompany>;
  readonly codeName: (group: string, key: string) => string;
  /** Text below `print.forms`. */
  readonly t: (key: string, args?: Readonly<Record<string, string | number>>) => string;
}

export type FormName =
  'exp' | 'imp' | 'taxSheet' | 'pcr' | 'permit' | 'transport' | 'opening' | 'gatePass' | 'bondedIo';

export type Words = (key: string, args?: Readonly<Record<string, string | number>>) => string;
/** The words of one form. */
export const wordsOf =
  ({ t }: FormSources, form: FormName): Words =>
  (key, args) =>
    t(`${form}.${key}`, args);

/** The figures of a form go up to 20 in circles, then on in brackets. */
const numberText = (no: number): string => (no <= 20 ? String.fromCodePoint(0x245f + no) : `(${no})`);

type Look = Omit<PageField, 'label' | 'value'>;

/** A box with its number on the form. */
export const numbered = (no: number, label: string, value: unknown, look: Look = {}): PageField => ({
  label: `${numberText(no)} ${label}`,
  value: textOf(value),
  ...look,
});

const shown = (field: Field, value: unknown): string =>
  value === null || value === undefined ? '' : typeOf(field).format(value, field, plain);

export const day = (value: unknown): string => (value ? formatDay(textOf(value), 'ko') : '');
/** `2026-11-25 14:00`. */
export const moment = (value: unknown): string =>
  value ? joined([day(textOf(value).slice(0, 10)), textOf(value).slice(11, 16)], ' ') : '';
export const wonOf = (value: unknown): string => shown(won(), value);
export const amountOf = (value: unknown): string => shown(foreign(), value);
/** Won are whole: digits behind the point stand where there are any. */
export const moneyOf = (value: unknown, currCd: unknown): string =>
  currCd === 'KRW' ? amountOf(value).replace(/\.00$/, '') : amountOf(value);
export const weightOf = (value: unknown): string => shown(weight(), value);
export const rateOf = (value: unknown): string => shown(exchangeRate(), value);
export const hsOf = (value: unknown): string => shown(hsCd(), value);
export const declOf = (value: unknown): string => shown(declarationNo(), value);

/** A code as forms write it: its key and what it means. */
export const coded = ({ codeName }: FormSources, group: string, key: unknown): string =>
  key ? `${textOf(key)} ${codeName(group, textOf(key))}` : '';
/** Its meaning alone. */
export const named = ({ codeName }: FormSources, group: string, key: unknown): string =>
  key ? codeName(group, textOf(key)) : '';

/** `부산 10과`. */
export const officeOf = (of: FormSources, cstmsCd: unknown, dept: unknown): string =>
  of.t('officeDept', { name: named(of, 'CSTMS', cstmsCd), dept: textOf(dept) || '-' });
export const sealOf = (of: FormSources, cstmsCd: unknown): string =>
  of.t('officeSeal', { name: named(of, 'CSTMS', cstmsCd) });

/** Who declares: the own company by name, head and code. */
export const declarantOf = ({ corp, t }: FormSources, tcaNo: unknown): string =>
  joined([corp.corpNm, corp.ceoNm && t('ceo', { name: textOf(corp.ceoNm) }), tcaNo && `(${textOf(tcaNo)})`], '  ');

interface Party extends Partial<PaperPartner> {
  readonly ceoNm?: string | null;
}

/** A partner in lines: name with its code of clearance, address, head and number. */
export function partyLines({ t }: FormSources, party: Party, name: unknown, tongNo?: unknown): string {
  const code = tongNo ? t('tongNo', { no: textOf(tongNo) }) : '';
  return joined(
    [
      joined([party.clntNm ?? name, code], '   '),
      party.addr && t('addr', { addr: textOf(party.addr) }),
      joined(
        [
          party.ceoNm && t('ceo', { name: textOf(party.ceoNm) }),
          party.corpRegNo && t('regNo', { no: corpNoText(party.corpRegNo) }),
        ],
        '   ',
      ),
    ],
    '\n',
  );
}

/** A model of a line, as both declarations have them. */
export interface ModelRow {
  readonly lanNo: number | null;
  readonly modelNm: string | null;
  readonly ingrNm: string | null;
  readonly qty: string | null;
  readonly qtyUnitCd: string | null;
  readonly unitPriceFrgn: string | null;
  readonly amtFrgn: string | null;
}

/** Models by the number of their line, in their order. */
export function modelsByLan(models: readonly ModelRow[]): ReadonlyMap<number, readonly ModelRow[]> {
  const byLan = new Map<number, ModelRow[]>();
  for (const model of models) {
    const no = model.lanNo ?? 0;
    const those = byLan.get(no);
    if (those) those.push(model);
    else byLan.set(no, [model]);
  }
  return byLan;
}

/** Of the first line so many stand on the first page; the others follow. */
export const modelsOnFirst = 4;

/** Columns of 모델·규격 with their numbers on the form. */
export function modelColumns({ t }: FormSources, form: 'exp' | 'imp', first: number, currCd: unknown): PageColumn[] {
  const label = (no: number, text: string) => `${numberText(no)} ${text}`;
  const curr = { curr: textOf(currCd) };
  return [
    { label: label(first, t(`${form}.model`)), align: 'left' },
    { label: label(first + 1, t(`${form}.ingredient`)), align: 'left', width: 34 },
    { label: label(first + 2, t('unit')), align: 'right', width: 27 },
    { label: label(first + 3, t(`${form}.price`, curr)), align: 'right', width: 27 },
    { label: label(first + 4, t(`${form}.amount`, curr)), align: 'right', width: 31 },
  ];
}

export const modelRow = (model: ModelRow, at: number): PageRow => ({
  cells: [
    { text: `(NO.${String(at + 1).padStart(2, '0')}) ${textOf(model.modelNm)}` },
    { text: textOf(model.ingrNm) },
    { text: joined([wonOf(model.qty), model.qtyUnitCd && `(${model.qtyUnitCd})`], ' ') },
    { text: amountOf(model.unitPriceFrgn) },
    { text: amountOf(model.amtFrgn) },
  ],
});

/** `001`. */
export const lanText = (no: unknown): string => textOf(no).padStart(3, '0');
