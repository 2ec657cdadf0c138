/** Who took personal data along in a file, when, and why; made by the system, read by the company's administrators. */
import type { Resource } from '../../core/resource.ts';
import { integer, longText, text } from '../../fields/index.ts';

export const exportLog = {
  prefix: 'platform/exportLog',
  table: 'PF_EXPORT_LOG',
  scope: 'OWN',
  menus: [{ menu: 'P14' }],
  name: 'title',
  fields: {
    // Name and id as they were then: the entry stays true when the person leaves.
    userNm: text(30, { computed: true, personal: true, width: 84 }),
    loginId: text(100, { computed: true, personal: true }),
    title: text(100, { computed: true, span: 2, width: 140 }),
    rsrcCd: text(60, { computed: true }),
    fileFmt: text(10, { computed: true, width: 72 }),
    expCnt: integer({ computed: true }),
    reason: text(200, { computed: true, span: 4 }),
    persTxt: text(500, { computed: true, span: 4 }),
    searchTxt: longText({ computed: true, max: 4000, span: 4 }),
    colTxt: longText({ computed: true, max: 8000, span: 4 }),
  },
  search: { keyword: [], dates: [], conditions: ['userNm', 'loginId', 'title', 'reason'] },
  list: ['createDt', 'userNm', 'loginId', 'title', 'fileFmt', 'expCnt', 'persTxt', 'reason'],
  sort: 'id,desc',
  without: ['create', 'delete'],
} as const satisfies Resource;
