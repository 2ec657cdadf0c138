/** Fields: approval documents: drafted, sent along a line, approved or refused (22-groupware). */
import { code, dateTime, files, html, integer, ref, rows, text, won, yn } from '../../fields/index.ts';

export const apprFields = {
  apprNo: text(20, { computed: true, width: 150 }),
  title: text(200, { required: true, span: 2 }),
  apprDocId: ref('groupware/apprDoc', { required: true }),
  draftUserId: ref('platform/user', { computed: true, default: ({ userId }) => userId || null }),
  draftDeptCd: code('GW_DEPT', { computed: true }),
  draftDtm: dateTime({ computed: true }),
  endDtm: dateTime({ computed: true }),
  retainCd: code('RETAIN', { required: true }),
  amount: won(),
  urgentYn: yn({ default: 'N' }),
  secretYn: yn({ default: 'N' }),
  stCd: code('APPR_ST', { computed: true, default: 'DRAFT' }),
  srcNo: text(30, { computed: true, more: true }),
  srcTbl: text(30, { computed: true, more: true }),
  srcId: integer({ computed: true, more: true }),
  // SHA-256 of what was put to approval: the decision counts for that alone.
  srcDigest: text(64, { computed: true, more: true }),
  // Nobody else could decide, and the company lets the drafter.
  selfYn: yn({ computed: true, default: 'N', more: true }),
  // The ended document that this one was drafted of.
  againId: ref('groupware/appr', { computed: true, more: true }),
  contents: html({ span: 4, main: true }),
  steps: rows(
    {
      stepTpCd: code('APPR_STEP', { required: true, default: 'APPR' }),
      userId: ref('platform/user', { required: true }),
      actCd: code('APPR_ACT', { computed: true, default: 'WAIT' }),
      actDtm: dateTime({ computed: true }),
      proxyUserId: ref('platform/user', { computed: true }),
      opinion: text(500, { computed: true }),
    },
    { name: 'userId', infix: 'line' },
  ),
  val: rows(
    { fieldKey: text(30, { required: true }), fieldVal: text(500) },
    // A vessel, a customer: what they are called in English, where that is another name.
    { kept: { fieldValEn: text(500, { computed: true }) } },
  ),
  files: files(['DOC'], { more: true }),
};
