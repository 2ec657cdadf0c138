/** 외화획득용 원료·기재 구매확인서, and the application for it while it is not issued. Pure. */
import { figure } from '../../../core/decimal.ts';
import type { PageField, PageModel, PagePart, PageRow } from '../../../core/page.ts';
import type { StoredOf, StoredRowOf } from '../../../core/record.ts';
import { declarationNo, taxConfirmNo, typeOf } from '../../../fields/index.ts';
import type { PaperPartner } from '../../shared/print/paperWords.ts';
import { corpNoText, joined, plain, textOf } from '../../shared/print/paperWords.ts';
import {
  amountOf,
  coded,
  day,
  hsOf,
  moneyOf,
  named,
  numbered,
  wonOf,
  wordsOf,
  type FormSources,
  type Words,
} from '../../shared/print/form.ts';
import type { pcrFields } from './pcr.fields.ts';

type Pcr = StoredOf<typeof pcrFields>;

export interface PcrSources extends FormSources {
  readonly doc: Omit<Pcr, 'item' | 'doc' | 'tax' | 'msg' | 'respFileList'>;
  readonly items: readonly StoredRowOf<typeof pcrFields, 'item'>[];
  readonly docs: readonly StoredRowOf<typeof pcrFields, 'doc'>[];
  readonly taxes: readonly StoredRowOf<typeof pcrFields, 'tax'>[];
  readonly supplier: Partial<PaperPartner> & { readonly ceoNm?: string | null };
}

/** States in which it was confirmed, whatever came of it later. */
const confirmedIn: readonly string[] = ['ISSUED', 'CHANGED', 'CANCELED'];
/** What is said of it beside its title: that it holds no more, or what it brought about. */
const asideOf = ({ stCd, applyTpCd }: PcrSources['doc']): string | undefined =>
  ({ CHANGED: 'changed', CANCELED: 'canceled' })[stCd] ?? { M: 'changing', C: 'canceling' }[applyTpCd];

const row = (texts: readonly string[], kind?: 'head'): PageRow => ({
  ...(kind ? { kind } : {}),
  cells: texts.map((text) => ({ text })),
});

export function pcrPrint(of: PcrSources): PageModel {
  const { doc } = of;
  const word = wordsOf(of, 'pcr');
  const confirmed = confirmedIn.includes(doc.stCd);
  const name = word(confirmed ? 'title' : 'apply');
  const aside = asideOf(doc);
  const title = aside ? `${name} (${word(aside)})` : name;
  return {
    lang: 'ko',
    fileName: `${title} ${textOf(doc.pcrLicNo) || textOf(doc.pcrNo)}`,
    title,
    form: { further: title },
    facts: [
      ...(doc.pcrLicNo ? [{ label: word('licNo'), value: doc.pcrLicNo }] : []),
      { label: word('applyNo'), value: textOf(doc.pcrNo) },
    ],
    company: { name: textOf(of.corp.corpNm), lines: [] },
    blocks: [],
    totals: [],
    parts: [
      { kind: 'boxes', columns: 12, joined: true, fields: headFields(of, word) },
      { kind: 'table', title: word('goods'), table: goods(of, word) },
      ...(of.docs.length ? [{ kind: 'table' as const, title: word('docs'), table: documents(of, word) }] : []),
      ...(of.taxes.length ? [{ kind: 'table' as const, title: word('taxes'), table: invoices(of, word) }] : []),
      { kind: 'boxes', title: word('usage'), columns: 12, fields: usageFields(of, word) },
      signed(of, word, confirmed),
    ],
    // A confirmation that holds, in the hands of others.
    ...(doc.stCd === 'ISSUED' && doc.applyTpCd !== 'C'
      ? { terms: { title: word('notes'), parts: [note(word('note1'), '①'), note(word('note2'), '②')] } }
      : {}),
    foot: joined([of.corp.corpNm, of.corp.telNo], '  ·  '),
  };
}

const note = (text: string, mark: string) => ({ kind: 'entry' as const, mark, runs: [{ text }] });

function headFields(of: PcrSources, word: Words): PageField[] {
  const { doc, corp, supplier, t } = of;
  const party = (name: unknown, addr: unknown, ceo: unknown, no: unknown) =>
    joined(
      [
        word('name', { name: textOf(name) }),
        addr && t('addr', { addr: textOf(addr) }),
        joined([ceo && t('ceo', { name: textOf(ceo) }), no && t('regNo', { no: corpNoText(no) })], '   '),
      ],
      '\n',
    );
  return [
    { label: word('licNo'), value: textOf(doc.pcrLicNo), span: 5, strong: true },
    { label: word('applyKind'), value: coded(of, 'PCR_APPLY', doc.applyTpCd), span: 3 },
    { label: word('earlier'), value: textOf(doc.befPcrNm), span: 4 },
    numbered(1, word('buyer'), party(corp.corpNm, joined([corp.addr, corp.addrDtl], ' '), corp.ceoNm, corp.corpRegNo), {
      span: 6,
    }),
    numbered(2, word('supplier'), party(doc.supNm, supplier.addr, supplier.ceoNm, doc.supRegNo), { span: 6 }),
  ];
}

function goods(of: PcrSources, word: Words) {
  const { doc, items } = of;
  const curr = { curr: textOf(doc.currCd) };
  const adjusted = doc.adjTpCd && !figure(doc.adjAmt).eq(0);
  return {
    columns: [
      { label: `③ ${word('hs')}`, align: 'left' as const, width: 24 },
      { label: `④ ${word('item')}`, align: 'left' as const },
      { label: `⑤ ${word('qty')}`, align: 'right' as const, width: 25 },
      { label: `⑥ ${word('bought')}`, align: 'center' as const, width: 22 },
      { label: `⑦ ${word('price', curr)}`, align: 'right' as const, width: 24 },
      { label: `⑧ ${word('amount', curr)}`, align: 'right' as const, width: 28 },
      { label: `⑨ ${word('note')}`, align: 'center' as const, width: 16 },
    ],
    rows: [
      ...items.map((item): PageRow => ({
        cells: [
          { text: hsOf(item.hsCd) },
          { text: textOf(item.itemNm), ...(item.spec ? { under: item.spec } : {}) },
          { text: joined([wonOf(item.qty), item.unitCd], ' ') },
          { text: day(item.purcDt) },
          { text: moneyOf(item.unitPriceFrgn, doc.currCd) },
          { text: moneyOf(item.amtFrgn, doc.currCd) },
          { text: '' },
        ],
      })),
      ...(adjusted ? [row(['', named(of, 'PCR_ADJ', doc.adjTpCd), '', '', '', adjustment(doc), ''])] : []),
      row(
        [
          '',
          joined([word('total'), doc.totUsdAmt && word('usd', { amount: amountOf(doc.totUsdAmt) })], '  '),
          joined([wonOf(doc.totQty), doc.qtyUnitCd], ' '),
          '',
          '',
          moneyOf(doc.totAmt, doc.currCd),
          '',
        ],
        'head',
      ),
    ],
  };
}

const docNumber = declarationNo({ any: true });

const adjustment = ({ adjTpCd, adjAmt, currCd }: PcrSources['doc']): string =>
  adjTpCd === 'Q' ? `-${moneyOf(adjAmt, currCd)}` : moneyOf(adjAmt, currCd);

function documents(of: PcrSources, word: Words) {
  return {
    columns: [
      { label: `⑩ ${word('doc')}`, align: 'left' as const, width: 42 },
      { label: `⑪ ${word('docNo')}`, align: 'left' as const },
      { label: `⑫ ${word('docDt')}`, align: 'left' as const, width: 24 },
      { label: `⑬ ${word('docAmount')}`, align: 'right' as const, width: 40 },
    ],
    rows: of.docs.map((one) =>
      row([
        named(of, 'PCR_DOC', one.baseDocCd),
        typeOf(docNumber).format(one.docNo, docNumber, plain),
        day(one.docDt),
        one.amtFrgn ? joined([one.currCd, moneyOf(one.amtFrgn, one.currCd)], ' ') : '',
      ]),
    ),
  };
}

function invoices({ taxes }: PcrSources, word: Words) {
  const no = taxConfirmNo();
  return {
    columns: [
      { label: `⑭ ${word('taxNo')}`, align: 'left' as const },
      { label: `⑮ ${word('taxDt')}`, align: 'left' as const, width: 24 },
      { label: `⑯ ${word('supply')}`, align: 'right' as const, width: 36 },
      { label: `⑰ ${word('tax')}`, align: 'right' as const, width: 30 },
    ],
    rows: taxes.map((one) =>
      row([typeOf(no).format(one.ntsConfirmNo, no, plain), day(one.writeDt), wonOf(one.supplyAmt), wonOf(one.taxAmt)]),
    ),
  };
}

function usageFields(of: PcrSources, word: Words): PageField[] {
  const { doc } = of;
  return [
    numbered(18, word('usageOf'), joined([coded(of, 'PCR_USAGE', doc.usageCd), doc.usageTxt], '  '), { span: 6 }),
    { label: word('remark'), value: textOf(doc.remark), span: 6 },
  ];
}

/** Who confirms, with the day: or who applies. */
function signed({ doc, corp }: PcrSources, word: Words, confirmed: boolean): PagePart {
  const by = confirmed ? textOf(doc.confOrgNm) : joined([corp.corpNm, corp.ceoNm], '  ');
  return {
    kind: 'boxes',
    columns: 12,
    title: word(confirmed ? 'sentence' : 'applySentence'),
    fields: [
      {
        label: word(confirmed ? 'day' : 'applyDay'),
        value: day(confirmed ? doc.issueDt : doc.applyDt),
        span: 4,
        strong: true,
      },
      {
        ...{ label: word(confirmed ? 'body' : 'applicant'), span: 8, strong: true },
        value: confirmed ? word('signed', { name: by }) : by,
      },
    ],
  };
}
