/** What the address of a board list says: which board, category, words and page; everything else follows from it. */
export const boards = ['platform_notice', 'platform_qna', 'platform_faq'] as const;
export type BoardCode = (typeof boards)[number];

/** Categories of the FAQ; `ALL` is no category but all of them. */
export const subCodes = ['ALL', 'MEMBER', 'BILL', 'CUSTOMS', 'RS4', 'ORDER', 'ETC'] as const;
export type SubCode = (typeof subCodes)[number];

export interface ListState {
  readonly boardCd: BoardCode;
  readonly boardSubCd: SubCode;
  readonly keyword: string;
  /** 1-based. */
  readonly page: number;
}

/** As the portal shows boards (2-portal 9). */
export const pageSize = 10;
const mostWords = 100;

const pageOf = (text: string | null): number => {
  const page = Math.floor(Number(text));
  return page >= 1 && page <= 100_000 ? page : 1;
};

/** Reads a query; what it does not say, or says wrongly, is the first board, all of it, its first page. */
export function readState(query: URLSearchParams): ListState {
  const boardCd = boards.find((code) => code === query.get('boardCd')) ?? boards[0];
  const sub = boardCd === 'platform_faq' ? subCodes.find((code) => code === query.get('boardSubCd')) : undefined;
  return {
    boardCd,
    boardSubCd: sub ?? 'ALL',
    keyword: (query.get('keyword') ?? '').trim().slice(0, mostWords),
    page: pageOf(query.get('page')),
  };
}

const queryOf = ({ boardCd, boardSubCd, keyword, page }: ListState): URLSearchParams => {
  const query = new URLSearchParams({ boardCd });
  if (boardSubCd !== 'ALL') query.set('boardSubCd', boardSubCd);
  if (keyword) query.set('keyword', keyword);
  if (page > 1) query.set('page', String(page));
  return query;
};

/** Address of the list below the base. */
export const listPage = (state: ListState): string => `about/notice?${queryOf(state).toString()}`;
/** Another page, category or search of the same board; what is changed begins at its first page. */
export const changed = (state: ListState, part: Partial<ListState>): ListState => ({ ...state, page: 1, ...part });

/** Address of the call whose answer the list shows. */
export function listCall(state: ListState): string {
  const query = queryOf(state);
  query.set('page', String(state.page));
  query.set('size', String(pageSize));
  return `platform/board/page?${query.toString()}`;
}

const idShape = /^[1-9]\d{0,14}$/;
/** Address of the call of a post, with a page of its replies; undefined where the address names none. */
export const postCall = (id: string | undefined, replyPage = 1): string | undefined =>
  id !== undefined && idShape.test(id)
    ? `platform/board/${id}${replyPage > 1 ? `?replyPage=${replyPage}` : ''}`
    : undefined;

/** The page of replies that an address asks for. */
export const replyPageOf = (query: URLSearchParams): number => pageOf(query.get('replyPage'));

/** The numbers that the pager shows: the ten around the page it is on. */
export function pagesAround(page: number, totalPages: number, most = 10): number[] {
  const first = Math.floor((page - 1) / most) * most + 1;
  return Array.from({ length: Math.max(0, Math.min(most, totalPages - first + 1)) }, (_, i) => first + i);
}

/** Number of a row: of all posts the newest has the highest (2-portal 2 "Board list"). */
export const rowNumber = (
  index: number,
  page: { readonly totalElements: number; readonly number: number; readonly size: number },
): number => page.totalElements - (page.number - 1) * page.size - index;
