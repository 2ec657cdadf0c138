/** A quotation as a paper (20-rs4-ship-repair P): never purchase, profit or memo. Pure: sources in, page model out. */
import { decimal } from '../../../core/decimal.ts';
import type { Values } from '../../../core/field.ts';
import type { PageColumn, PageModel, PageRow, PageTotal, Particular, Picture } from '../../../core/page.ts';
import { foreign, typeOf, won } from '../../../fields/index.ts';
import { formatDay } from '../../../fields/date/index.ts';
import { richParts } from '../../../fields/html/rich.ts';
import { wonWords } from './wonWords.ts';

export interface PrintSources {
  readonly lang: 'ko' | 'en';
  readonly quot: Values;
  readonly lines: readonly Values[];
  readonly corp: Values;
  readonly clnt: Values;
  readonly ship: Values;
  readonly charger?: Values;
  readonly user?: Values;
  readonly style?: Values;
  readonly logo?: Picture;
  readonly seal?: Picture;
  readonly codeName: (group: string, key: string) => string;
  /** Text below `print`. */
  readonly t: (key: string, args?: Readonly<Record<string, string | number>>) => string;
}

const said = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const plain = { lang: 'en', codeName: (_group: string, key: string) => key };
const wonText = (value: unknown) => typeOf(won()).format(said(value) || '0', won(), plain);
const frgnText = (value: unknown) => typeOf(foreign()).format(said(value) || '0', foreign(), plain);
const isZero = (value: unknown) => decimal(said(value) || '0').eq(0);
/** Those that say something. */
const filled = (rows: readonly Particular[]) => rows.filter(({ value }) => value !== '');
const joined = (values: readonly unknown[], by: string) => values.map(said).filter(Boolean).join(by);

/** `28 Oct 2026` in English: an owner abroad cannot take the month for the day. */
const dayText = (day: string, lang: 'ko' | 'en'): string =>
  lang === 'ko' ? formatDay(day, lang) : new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** What has Hangul in it says nothing to a reader of English. */
const readable = (value: unknown, { lang }: PrintSources): string => (lang === 'en' && /[가-힣]/.test(said(value)) ? '' : said(value));

/** The name in the document's language, the other one where it has none. */
const named = ({ lang }: PrintSources, values: Values, name: string): string =>
  lang === 'en' ? said(values[`${name}En`]) || said(values[name]) : said(values[name]) || said(values[`${name}En`]);

export function quotPrint(of: PrintSources): PageModel {
  const { quot, style = {}, lang, t, corp, user, logo, seal } = of;
  const day = (value: unknown) => (value ? dayText(said(value), lang) : '');
  const no = said(quot['quotNo']) + (Number(quot['revNo']) > 0 ? ` Rev.${said(quot['revNo'])}` : '');
  const company = named(of, corp, 'corpNm');
  const facts = [
    { label: t('no'), value: no },
    { label: t('date'), value: day(quot['quotDt']) },
    { label: t('valid'), value: day(quot['validDt']) },
    { label: t('inquiry'), value: said(quot['inqRefNo']) },
  ];
  const terms = richParts(said(style['footTxt']));
  return {
    lang,
    fileName: `${no} ${said(quot['quotTitle'])}`.trim(),
    title: said(style['titleTxt']) || t('quotation'),
    facts: filled(facts),
    company: { name: company, lines: letterLines(of), ...(logo ? { logo } : {}) },
    blocks: [customerBlock(of), vesselBlock(of)],
    amount: grandTotal(of),
    intro: richParts(said(style['headTxt'])),
    table: { columns: columnsOf(of), rows: of.lines.map((line) => rowOf(of, line)) },
    totals: totalsOf(of),
    totalsNote: rateNote(of, day),
    conditions: { title: t('conditions'), rows: conditionsOf(of, day) },
    ...(terms.length ? { terms: { title: t('terms'), parts: terms } } : {}),
    signature: {
      lead: t('signLead', { day: day(quot['quotDt']) }),
      role: company,
      name: said(style['signNm']) || t('sign', { name: said(corp['ceoNm']) }),
      ...(style['showSealYn'] === 'N' ? {} : seal ? { seal } : { sealText: t('sealText') }),
    },
    foot: joined([company, user?.['email'] ?? corp['email']], '  ·  '),
  };
}

function letterLines(of: PrintSources): string[] {
  const { corp, lang, t } = of;
  const ceo = readable(corp['ceoNm'], of);
  const addr = lang === 'en' ? said(corp['addrEn']) || said(corp['addr']) : joined([corp['addr'], corp['addrDtl']], ' ');
  const no = said(corp['corpRegNo']).replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3');
  const ids = joined([no && t('corpNo', { no }), ceo && t('ceo', { name: ceo })], '   ');
  const calls = joined([corp['telNo'] && t('telFax', { tel: said(corp['telNo']) }), corp['faxNo'] && t('fax', { fax: said(corp['faxNo']) }), corp['email']], '   ');
  return [addr, ids, calls].filter(Boolean);
}

function customerBlock(of: PrintSources) {
  const { clnt, charger = {}, t, lang } = of;
  const person = joined([named(of, charger, 'chargerNm'), charger['deptNm'], charger['posNm']], ' ');
  return {
    title: t('customer'),
    lead: t('to', { name: named(of, clnt, 'clntNm') }),
    rows: filled([
      { label: t('person'), value: person },
      { label: t('tel'), value: said(charger['telNo'] ?? charger['mobile'] ?? clnt['telNo']) },
      { label: t('email'), value: said(charger['email'] ?? clnt['email']) },
      { label: t('addr'), value: lang === 'en' ? said(clnt['addrEn']) || said(clnt['addr']) : said(clnt['addr']) || said(clnt['addrEn']) },
    ]),
  };
}

function vesselBlock(of: PrintSources) {
  const { ship, quot, codeName, t } = of;
  const code = (group: string, name: string) => (ship[name] ? codeName(group, said(ship[name])) : '');
  const size = [ship['loa'], ship['beam'], ship['depth']];
  return {
    title: t('vessel'),
    lead: named(of, ship, 'shipNm'),
    rows: filled([
      { label: t('work'), value: said(quot['quotTitle']) },
      { label: t('imo'), value: said(ship['imoNo']) },
      { label: t('callSign'), value: said(ship['callSign']) },
      { label: t('shipType'), value: joined([code('SHIP_TP', 'shipTpCd'), code('NAT', 'natCd')], ' / ') },
      { label: t('gt'), value: ship['gt'] ? frgnText(ship['gt']) : '' },
      { label: t('size'), value: size.every(Boolean) ? `${size.map(frgnText).join(' × ')} m` : '' },
      { label: t('class'), value: joined([code('CLASS_SOC', 'classCd'), ship['classNo']], ' ') },
    ]),
  };
}

const isWon = ({ quot }: PrintSources) => quot['currCd'] === 'KRW';
/** Amount of a column in the document's currency. */
const amountText = (of: PrintSources, values: Values, name: string) => (isWon(of) ? wonText(values[name]) : frgnText(values[`${name}Frgn`]));
const lessText = (text: string) => (text.startsWith('-') ? text : `-${text}`);
const hasDiscount = (of: PrintSources) => of.style?.['showDctYn'] !== 'N' && !isZero(of.quot[isWon(of) ? 'dctAmount' : 'dctAmountFrgn']);
const hasNumbers = ({ lines }: PrintSources) => lines.some((line) => said(line['lineNo']) !== '');

function columnsOf(of: PrintSources): readonly PageColumn[] {
  const { t, quot, style = {} } = of;
  const money = (key: string) => `${t(key)} (${said(quot['currCd'])})`;
  return [
    ...(hasNumbers(of) ? [{ label: t('lineNo'), align: 'center' as const, width: 12 }] : []),
    { label: t(style['showSpecYn'] === 'N' ? 'itemOnly' : 'item'), align: 'left' },
    // Figures take more where they are long; what they leave is for words.
    { label: t('qty'), align: 'right', width: 12 },
    { label: t('unit'), align: 'center', width: 14 },
    { label: money('price'), align: 'right', width: 18 },
    ...(hasDiscount(of)
      ? [
          { label: t('amount'), align: 'right' as const, width: 18 },
          { label: t('discount'), align: 'right' as const, width: 15 },
        ]
      : []),
    { label: money(hasDiscount(of) ? 'net' : 'amount'), align: 'right', width: 22 },
  ];
}

function rowOf(of: PrintSources, line: Values): PageRow {
  const { codeName, style = {} } = of;
  const type = said(line['lineTpCd']);
  const words = type === 'H' || type === 'R';
  const spec = style['showSpecYn'] === 'N' ? '' : said(line['spec']);
  const cell = (text: string) => ({ text: words ? '' : text });
  const discounted = hasDiscount(of);
  const less = amountText(of, line, 'dctAmount');
  return {
    ...(type === 'H' ? { kind: 'head' as const } : type === 'R' ? { kind: 'note' as const } : type === 'D' ? { kind: 'less' as const } : {}),
    cells: [
      ...(hasNumbers(of) ? [{ text: said(line['lineNo']) }] : []),
      { text: said(line['itemNm']), ...(spec ? { under: spec } : {}) },
      cell(type === 'D' ? '' : wonText(line['qty'])),
      // English papers carry the unit's symbol: its name would be long.
      cell(line['unitCd'] ? (of.lang === 'en' ? said(line['unitCd']) : codeName('UNIT', said(line['unitCd']))) : ''),
      cell(type === 'D' ? '' : amountText(of, line, 'price')),
      ...(discounted ? [cell(amountText(of, line, 'tot')), cell(isZero(less.replaceAll(',', '')) ? '' : lessText(less))] : []),
      cell(amountText(of, line, 'quotAmount')),
    ],
  };
}

function totalsOf(of: PrintSources): readonly PageTotal[] {
  const { quot, t } = of;
  const vat = quot['vatCd'] === 'ZERO' ? 'vatZero' : quot['vatCd'] === 'FREE' ? 'vatFree' : 'vat';
  const discount = hasDiscount(of)
    ? [
        { label: t('tot'), value: amountText(of, quot, 'tot') },
        { label: t('less'), value: lessText(amountText(of, quot, 'dctAmount')) },
      ]
    : [];
  const supply = { label: t('supply'), value: amountText(of, quot, 'quotAmount') };
  if (!isWon(of)) {
    const zero = isZero(quot['salesVat']) ? [{ label: t(vat), value: '0.00' }] : [];
    return [...discount, supply, ...zero, { label: t('sum'), value: moneyText(of), strong: true }];
  }
  return [...discount, supply, { label: t(vat), value: wonText(quot['salesVat']) }, { label: t('sum'), value: moneyText(of), strong: true }];
}

/** What the customer pays, with its currency. VAT is in won only (1.6), so a foreign total stands without it. */
const moneyText = (of: PrintSources) => {
  const { quot, lang } = of;
  if (!isWon(of)) return `${said(quot['currCd'])} ${frgnText(quot['quotAmountFrgn'])}`;
  return lang === 'en' ? `KRW ${wonText(quot['sumAmount'])}` : `₩${wonText(quot['sumAmount'])}`;
};

function grandTotal(of: PrintSources): PageTotal {
  const { quot, t, lang } = of;
  const taxed = isWon(of) && !isZero(quot['salesVat']);
  const words = isWon(of) && lang === 'ko' ? { words: t('words', { words: wonWords(said(quot['sumAmount'])) }) } : {};
  return { label: t(taxed ? 'grandVat' : 'grand'), value: moneyText(of), strong: true, ...words };
}

function rateNote(of: PrintSources, day: (value: unknown) => string): string | undefined {
  const { quot, t } = of;
  if (isWon(of)) return undefined;
  const rate = { unit: said(quot['excUnit']) || '1', currCd: said(quot['currCd']), rate: frgnText(quot['excRt']), day: day(quot['excDt']) };
  const vat = isZero(quot['salesVat']) ? '' : t('vatWon', { won: wonText(quot['salesVat']) });
  return joined([t(rate.day ? 'rateDay' : 'rate', rate), t('inWon', { won: wonText(quot['quotAmount']) }), vat], '\n');
}

function conditionsOf(of: PrintSources, day: (value: unknown) => string): readonly Particular[] {
  const { quot, user = {}, codeName, t } = of;
  const code = (group: string, name: string) => (quot[name] ? codeName(group, said(quot[name])) : '');
  const span = (from: string, to: string) => (quot[from] || quot[to] ? `${day(quot[from])} ~ ${day(quot[to])}` : '');
  return filled([
    { label: t('repair'), value: code('REPAIR_TP', 'repairTpCd') },
    { label: t('place'), value: joined([code('PORT', 'portCd'), code('RS4_BERTH', 'berthCd'), quot['placeTxt']], ' ') },
    { label: t('stay'), value: span('etaDt', 'etdDt') },
    { label: t('period'), value: span('workFromDt', 'workToDt') },
    { label: t('payment'), value: code('PAY_TERM', 'payTermCd') },
    { label: t('incharge'), value: joined([readable(named(of, user, 'userNm'), of) || user['email'], user['telNo']], '  ') },
  ]);
}
