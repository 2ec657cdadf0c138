/** 외화획득용 원료·기재 구매확인서, and the application for it while it is not issued. Pure. */
import { figure } from '../../../core/decimal.ts';
import type { PageField, PageModel, PagePart, PageRow } from '../../../core/page.ts';
import type { StoredOf, StoredRowOf } from '../../../core/record.ts';
import { taxConfirmNo, typeOf } from '../../../fields/index.ts';
import type { PaperPartner } from '../../shared/print/paperWords.ts';
import { corpNoText, joined, plain, textOf } from '../../shared/print/paperWords.ts';
import {
  amountOf,
  coded,
  day,
  hsOf,
  named,
  numbered,
  wonOf,
  wordsOf,
  type FormSources,
  type Words,
} from '../print/form.ts';
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

const row = (texts: readonly string[], kind?: 'head'): PageRow => ({
  ...(kind ? { kind } : {}),
  cells: texts.map((text) => ({ text })),
});

export function pcrPrint(of: PcrSources): PageModel {
  const { doc } = of;
  const word = wordsOf(of, 'pcr');
  const confirmed = confirmedIn.includes(doc.stCd);
  const title = word(confirmed ? 'title' : 'apply');
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
    foot: joined([of.corp.corpNm, of.corp.telNo], '  ·  '),
  };
}

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
      { label: `③ ${word('hs')}`, align: 'left' as const, width: 25 },
      { label: `④ ${word('item')}`, align: 'left' as const },
      { label: `⑤ ${word('qty')}`, align: 'right' as const, width: 25 },
      { label: `⑥ ${word('bought')}`, align: 'center' as const, width: 23 },
      { label: `⑦ ${word('price', curr)}`, align: 'right' as const, width: 26 },
      { label: `⑧ ${word('amount', curr)}`, align: 'right' as const, width: 32 },
    ],
    rows: [
      ...items.map((item): PageRow => ({
        cells: [
          { text: hsOf(item.hsCd) },
          { text: textOf(item.itemNm), ...(item.spec ? { under: item.spec } : {}) },
          { text: joined([wonOf(item.qty), item.unitCd], ' ') },
          { text: day(item.purcDt) },
          { text: amountOf(item.unitPriceFrgn) },
          { text: amountOf(item.amtFrgn) },
        ],
      })),
      ...(adjusted ? [row(['', named(of, 'PCR_ADJ', doc.adjTpCd), '', '', '', adjustment(doc)])] : []),
      row(
        [
          '',
          joined([word('total'), doc.totUsdAmt && word('usd', { amount: amountOf(doc.totUsdAmt) })], '  '),
          joined([wonOf(doc.totQty), doc.qtyUnitCd], ' '),
          '',
          '',
          amountOf(doc.totAmt),
        ],
        'head',
      ),
    ],
  };
}

const adjustment = ({ adjTpCd, adjAmt }: PcrSources['doc']): string =>
  adjTpCd === 'Q' ? `-${amountOf(adjAmt)}` : amountOf(adjAmt);

function documents(of: PcrSources, word: Words) {
  return {
    columns: [
      { label: `⑨ ${word('doc')}`, align: 'left' as const, width: 42 },
      { label: `⑩ ${word('docNo')}`, align: 'left' as const },
      { label: `⑪ ${word('docDt')}`, align: 'left' as const, width: 24 },
      { label: `⑫ ${word('docAmount')}`, align: 'right' as const, width: 40 },
    ],
    rows: of.docs.map((one) =>
      row([
        named(of, 'PCR_DOC', one.baseDocCd),
        textOf(one.docNo),
        day(one.docDt),
        one.amtFrgn ? joined([one.currCd, amountOf(one.amtFrgn)], ' ') : '',
      ]),
    ),
  };
}

function invoices({ taxes }: PcrSources, word: Words) {
  const no = taxConfirmNo();
  return {
    columns: [
      { label: `⑬ ${word('taxNo')}`, align: 'left' as const },
      { label: `⑭ ${word('taxDt')}`, align: 'left' as const, width: 24 },
      { label: `⑮ ${word('supply')}`, align: 'right' as const, width: 36 },
      { label: `⑯ ${word('tax')}`, align: 'right' as const, width: 30 },
    ],
    rows: taxes.map((one) =>
      row([typeOf(no).format(one.ntsConfirmNo, no, plain), day(one.writeDt), wonOf(one.supplyAmt), wonOf(one.taxAmt)]),
    ),
  };
}

function usageFields(of: PcrSources, word: Words): PageField[] {
  const { doc } = of;
  return [
    numbered(17, word('usageOf'), joined([coded(of, 'PCR_USAGE', doc.usageCd), doc.usageTxt], '  '), { span: 6 }),
    numbered(18, word('note'), doc.remark, { span: 6 }),
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
