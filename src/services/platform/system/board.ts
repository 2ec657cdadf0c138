/** Posts of the public boards with the replies to them, kept by the system company (10-platform). */
import type { Resource } from '../../../core/resource.ts';
import { longText } from '../../../fields/index.ts';
import { askLengths } from '../board/ask/ask.rules.ts';
import { boardFields } from './board.fields.ts';

export const board = {
  prefix: 'platform/system/board',
  table: 'PF_BOARD',
  scope: 'SYS',
  menus: [{ menu: 'P95', operator: true }],
  name: 'title',
  fields: boardFields,
  search: {
    keyword: ['title', 'boardDesc'],
    // By the day it was written: a notice for tomorrow is found as well.
    dates: [],
    conditions: ['boardCd', 'askStCd', 'boardSubCd', 'noticeTpCd', 'useYn'],
  },
  list: [
    'boardCd',
    'title',
    'askStCd',
    'boardSubCd',
    'noticeTpCd',
    'writerNm',
    'createDt',
    'searchCnt',
    'topYn',
    'popupYn',
    'postFromDt',
    'postToDt',
    'useYn',
  ],
  sort: 'createDt,desc',
  actions: [
    {
      name: 'answer',
      wanted: true,
      when: { askStCd: ['WAIT'] },
      otherwise: 'askAnswered',
      fields: { answerTxt: longText({ required: true, max: askLengths.text, lines: 10 }) },
    },
  ],
  rules: async () => (await import('./board.rules.ts')).boardRules,
} as const satisfies Resource;
