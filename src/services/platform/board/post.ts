/** A post and its replies as the public calls answer them (2-portal 3). */
import type { BoardCode } from './listState.ts';

export interface PostRow {
  readonly id: number;
  readonly boardCd: BoardCode;
  readonly boardSubCd: string | null;
  readonly noticeTpCd: string | null;
  readonly title: string;
  readonly writerNm: string | null;
  /** `yyyy-MM-dd HH:mm:ss` in Seoul. */
  readonly createDt: string;
  readonly updateDt: string;
  readonly searchCnt: number | null;
  readonly topYn: 'Y' | 'N' | null;
  /** Of a question: whether the operator has answered it. */
  readonly askStCd: 'WAIT' | 'DONE' | null;
}

export interface PostPage {
  readonly content: readonly PostRow[];
  readonly page: {
    readonly totalElements: number;
    readonly size: number;
    readonly number: number;
    readonly totalPages: number;
  };
}

export interface Reply {
  readonly id: number;
  readonly boardId: number;
  readonly writerNm: string;
  readonly replyDesc: string;
  readonly createDt: string;
  readonly updateDt: string;
  /** A member wrote it: no password opens it. */
  readonly memberYn: 'Y' | 'N';
  /** On whose behalf it speaks: somebody of the operator's, a member of a company, or whoever came along. */
  readonly writerKind: 'operator' | 'member' | 'visitor';
}

export interface Neighbour {
  readonly id: number;
  readonly title: string;
}

export interface PostFile {
  readonly fileDetailId: number;
  readonly oriFileNm: string;
  readonly fileExt: string;
  readonly fileSize: number;
  readonly vrFilePath: string;
}

export interface Post extends PostRow {
  readonly boardDesc: string;
  /** A page of them, the oldest first. */
  readonly mtBoardReplyList: readonly Reply[];
  readonly replyPage: PostPage['page'];
  readonly respFileList: readonly PostFile[];
  /** Beside it in time, on its board; null at an end. */
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

/** A post that opens as a window. */
export type Popup = PostRow & Pick<Post, 'boardDesc'>;
