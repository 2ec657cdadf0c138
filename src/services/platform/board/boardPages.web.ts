/** The pages of the boards and which answers they show. */
import { view } from '../../../portal/contract.ts';
import type { PortalPages } from '../../../portal/contract.ts';
import { listCall, postCall, readState, replyPageOf } from './listState.ts';

export const boardPages: PortalPages = {
  'about/notice': {
    view: view(async () => ({ default: (await import('./BoardPage.tsx')).BoardPage })),
    sections: ['board'],
    query: ['boardCd', 'boardSubCd', 'page'],
    calls: ({ query }) => [listCall(readState(query))],
    facts: async () => (await import('./heads.web.ts')).listFacts,
  },
  'about/ask': {
    view: view(async () => ({ default: (await import('./ask/AskPage.tsx')).AskPage })),
    named: 'ask.title',
    sections: ['ask'],
  },
  'about/notice/:id': {
    view: view(async () => ({ default: (await import('./PostPage.tsx')).PostPage })),
    sections: ['board'],
    query: ['replyPage'],
    calls: ({ params, query }) => [postCall(params.id, replyPageOf(query))].filter((call) => call !== undefined),
    facts: async () => (await import('./heads.web.ts')).postFacts,
  },
};
