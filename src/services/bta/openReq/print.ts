/** 임시개청신청서: the request that customs works out of hours, in Korean. Pure. */
import { sumFigures } from '../../../core/decimal.ts';
import type { PageModel, PageRow, Picture } from '../../../core/page.ts';
import type { RecordOf } from '../../../core/record.ts';
import { moment, named, officeOf, weightOf, wonOf, wordsOf, type FormSources } from '../../shared/print/form.ts';
import { corpNoText, joined, textOf } from '../../shared/print/paperWords.ts';
import type { openReqFields } from './openReq.fields.ts';

type Request = RecordOf<typeof openReqFields>;

export interface OpenSources extends FormSources {
  readonly doc: Omit<Request, 'decl'>;
  readonly decls: readonly NonNullable<Request['decl']>[number][];
  readonly seal?: Picture;
}

const columns = 12;

export function openPrint(of: OpenSources): PageModel {
  const { doc, corp, decls } = of;
  const word = wordsOf(of, 'opening');
  const title = word('title');
  const rows = decls.map(({ declNo, pkgCnt, totWgt }, at): PageRow => ({
    cells: [
      { text: String(at + 1) },
      { text: textOf(declNo) },
      { text: pkgCnt === null || pkgCnt === undefined ? '' : wonOf(pkgCnt) },
      { text: totWgt ? weightOf(totWgt) : '' },
    ],
  }));
  return {
    lang: 'ko',
    fileName: `${textOf(doc.openNo)} ${title}`,
    title,
    form: { further: title },
    facts: [{ label: word('no'), value: textOf(doc.openNo) }],
    company: { name: textOf(corp.corpNm), lines: [] },
    blocks: [],
    totals: [],
    parts: [
      {
        kind: 'boxes',
        columns,
        joined: true,
        fields: [
          { label: word('no'), value: textOf(doc.openNo), span: 4, strong: true },
          { label: word('customs'), value: officeOf(of, doc.cstmsCd, doc.cstmsDeptCd), span: 4 },
          { label: word('job'), value: named(of, 'OPEN_JOB', doc.jobTpCd), span: 4 },
          { label: word('company'), value: joined([corp.corpNm, corp.ceoNm], '  '), span: 6 },
          { label: word('regNo'), value: corpNoText(corp.corpRegNo), span: 6 },
          { label: word('applicant'), value: textOf(doc.applNm), span: 6 },
          { label: word('tel'), value: textOf(doc.applTel), span: 6 },
          { label: word('from'), value: moment(doc.fromDtm), span: 6, strong: true },
          { label: word('to'), value: moment(doc.toDtm), span: 6, strong: true },
          { label: word('reason'), value: textOf(doc.openReason), span: 12, lines: 3 },
          ...(doc.feeAmt ? [{ label: word('fee'), value: wonOf(doc.feeAmt), span: 6, figure: true }] : []),
        ],
      },
      {
        kind: 'table',
        title: word('list'),
        table: {
          columns: [
            { label: word('line'), align: 'center', width: 12 },
            { label: word('declNo'), align: 'left' },
            { label: word('packages'), align: 'right', width: 32 },
            { label: word('weight'), align: 'right', width: 36 },
          ],
          rows: [
            ...rows,
            {
              kind: 'head',
              cells: [
                { text: '' },
                { text: word('sum') },
                { text: wonOf(sumFigures(decls.map(({ pkgCnt }) => pkgCnt)).toFixed(0)) },
                { text: weightOf(sumFigures(decls.map(({ totWgt }) => totWgt)).toFixed(2)) },
              ],
            },
          ],
        },
      },
    ],
    signature: {
      lead: word('sentence'),
      role: textOf(corp.corpNm),
      name: word('signed', { name: textOf(corp.ceoNm) }),
      ...(of.seal ? { seal: of.seal } : { sealText: word('mark') }),
    },
    foot: word('office', { office: named(of, 'CSTMS', doc.cstmsCd) }),
  };
}
