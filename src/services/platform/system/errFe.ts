/** Errors that browsers have reported, each once with how often it came; made by the system, read by the operator. */
import { reportLengths } from '../../../core/cleanReport.ts';
import type { Resource } from '../../../core/resource.ts';
import { code, dateTime, integer, longText, text } from '../../../fields/index.ts';

const told = { computed: true } as const;

export const errFe = {
  prefix: 'platform/system/errFe',
  table: 'PF_ERR_FE',
  scope: 'OWN',
  menus: [{ menu: 'P99', operator: true }],
  name: 'errMessage',
  fields: {
    errType: code('ERR_FE', told),
    errMessage: text(reportLengths.errMessage, { ...told, span: 4 }),
    errUrl: text(reportLengths.errUrl, { ...told, span: 2 }),
    errSource: text(reportLengths.errSource, { ...told, span: 2 }),
    hitCnt: integer(told),
    firstDtm: dateTime(told),
    lastDtm: dateTime(told),
    userAgent: text(300, { ...told, span: 2 }),
    errInfo: longText({ ...told, max: reportLengths.errInfo, span: 4 }),
    errStack: longText({ ...told, max: reportLengths.errStack, span: 4 }),
    errKey: text(64, { ...told, secret: true }),
  },
  search: { keyword: [], dates: ['lastDtm', 'firstDtm'], conditions: ['errType', 'errUrl', 'errMessage'] },
  list: ['lastDtm', 'errType', 'errMessage', 'errUrl', 'hitCnt', 'firstDtm'],
  sort: 'id,desc',
  without: ['create'],
} as const satisfies Resource;
