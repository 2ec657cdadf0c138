/** Errors that browsers have reported, each once with how often it came; made by the system, read by the operator. */
import { reportLengths } from '../../../core/web/cleanReport.ts';
import type { Resource } from '../../../core/resource.ts';
import { code, dateTime, integer, longText, text } from '../../../fields/index.ts';

const fromBrowser = { computed: true } as const;

export const errFe = {
  prefix: 'platform/system/errFe',
  table: 'PF_ERR_FE',
  scope: 'OWN',
  menus: [{ menu: 'P99', operator: true }],
  name: 'errMessage',
  fields: {
    errType: code('ERR_FE', fromBrowser),
    errMessage: text(reportLengths.errMessage, { ...fromBrowser, span: 4 }),
    errUrl: text(reportLengths.errUrl, { ...fromBrowser, span: 2 }),
    errSource: text(reportLengths.errSource, { ...fromBrowser, span: 2 }),
    hitCnt: integer(fromBrowser),
    firstDtm: dateTime(fromBrowser),
    lastDtm: dateTime(fromBrowser),
    userAgent: text(300, { ...fromBrowser, span: 2 }),
    errInfo: longText({ ...fromBrowser, max: reportLengths.errInfo, span: 4 }),
    errStack: longText({ ...fromBrowser, max: reportLengths.errStack, span: 4 }),
    errKey: text(64, { ...fromBrowser, secret: true }),
  },
  search: { keyword: [], dates: ['lastDtm', 'firstDtm'], conditions: ['errType', 'errUrl', 'errMessage'] },
  list: ['lastDtm', 'errType', 'errMessage', 'errUrl', 'hitCnt', 'firstDtm'],
  without: ['create'],
} as const satisfies Resource;
