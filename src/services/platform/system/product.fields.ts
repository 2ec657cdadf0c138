/** Fields: services of the store (10-platform): kept by the operator, shown to visitors, opened by subscriptions. */
import { code, files, html, integer, longText, qty, rows, text, won, yn } from '../../../fields/index.ts';

/** The portal speaks English too; what is left empty appears in Korean. */
const english = { more: true } as const;

export const productFields = {
  sysCd: code('SYS', { required: true }),
  sysNm: text(50, { required: true }),
  sysNmEn: text(50, { required: true }),
  useYn: yn({ default: 'Y' }),
  // What runs is offered; of the rest visitors may be told when it opens.
  openYn: yn({ default: 'N' }),
  subsReqId: text(20, { required: true }),
  subsReqNm: text(100, { required: true }),
  subsReqNmEn: text(100),
  baseUserCnt: integer({ default: 1, min: 1 }),
  menuTreeIds: text(200, { required: true, span: 2 }),
  prdIntro: text(300, { required: true, span: 2, width: 300 }),
  prdSummary: html({ span: 4 }),
  mainFunc: html({ span: 4 }),
  priceInfo: html({ span: 4 }),
  prdIntroEn: text(300, { ...english, span: 4 }),
  prdSummaryEn: html({ ...english, span: 4 }),
  mainFuncEn: html({ ...english, span: 4 }),
  priceInfoEn: html({ ...english, span: 4 }),
  files: files(['IMG']),
  // What each picture shows, a line a picture in their order: read out and shown below it.
  imgDesc: longText({ max: 2000, span: 2 }),
  imgDescEn: longText({ max: 2000, ...english, span: 2 }),
  fee: rows({
    feeTpCd: code('FEE_TP', { required: true }),
    feeNm: text(100, { required: true }),
    unitPrice: won({ required: true, min: 0 }),
    freeQty: qty({ default: '0', min: 0, summed: false }),
    unitNm: text(20),
  }),
};
