/** Document styles: language, numbering and terms of printed documents (20-rs4-ship-repair, 7.3). */
import type { Resource } from '../../core/resource.ts';
import { code, files, html, text, yn } from '../../fields/index.ts';

export const styleCode = {
  prefix: 'rs4/styleCode',
  table: 'RS4_STYLE',
  scope: 'OWN',
  menus: [{ menu: 'R34' }],
  name: 'styleNm',
  nameEn: 'styleNmEn',
  fields: {
    styleCode: text(10, { required: true }),
    styleNm: text(50, { required: true }),
    styleNmEn: text(50),
    rs4DocTpCd: code('RS4_DOC_TP', { required: true }),
    langCd: code('LANG', { required: true, default: 'ko' }),
    currCd: code('CURR', { shows: 'key' }),
    lineNoCd: code('LINE_NO', { required: true, default: 'NUM' }),
    dfltYn: yn({ default: 'N' }),
    titleTxt: text(100, { required: true, span: 2 }),
    showDctYn: yn({ default: 'Y' }),
    showSpecYn: yn({ default: 'Y' }),
    showSealYn: yn({ default: 'Y', more: true }),
    signNm: text(50, { more: true }),
    headTxt: html({ more: true, span: 4 }),
    footTxt: html({ more: true, span: 4 }),
    logo: files(['LOGO'], { more: true }),
  },
  unique: [{ fields: ['styleCode'] }],
  search: { keyword: ['styleCode', 'styleNm', 'styleNmEn'], conditions: ['rs4DocTpCd', 'langCd'] },
  list: ['styleCode', 'styleNm', 'rs4DocTpCd', 'langCd', 'currCd', 'dfltYn'],
  sort: 'styleCode,asc',
  lookups: [
    {
      paths: ['rs4/common/styleCode'],
      key: 'styleCode',
      value: 'styleNm',
      valueEn: 'styleNmEn',
      carries: ['rs4DocTpCd', 'langCd', 'currCd', 'lineNoCd', 'dfltYn'],
      query: { rs4DocTpCd: 'rs4DocTpCd', langCd: 'langCd' },
    },
  ],
} as const satisfies Resource;
