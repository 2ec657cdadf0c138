/**
 * A reply that was begun waits in this tab for whoever leaves the page and comes back; never its password. Its
 * pictures wait elsewhere (keptPictures.web.ts).
 */
interface Draft {
  readonly writerNm: string;
  readonly replyDesc: string;
}
const keyOf = (boardId: number) => `hangro.reply.${boardId}`;

export function readDraft(boardId: number): Draft | undefined {
  try {
    const { writerNm, replyDesc } = JSON.parse(sessionStorage.getItem(keyOf(boardId)) ?? '') as Record<string, unknown>;
    return typeof writerNm === 'string' && typeof replyDesc === 'string' ? { writerNm, replyDesc } : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined, or nothing written, takes it away. */
export function writeDraft(boardId: number, draft: Draft | undefined): void {
  try {
    const { writerNm = '', replyDesc = '' } = draft ?? {};
    if (writerNm === '' && replyDesc === '') sessionStorage.removeItem(keyOf(boardId));
    else sessionStorage.setItem(keyOf(boardId), JSON.stringify({ writerNm, replyDesc }));
  } catch {
    // A browser that keeps nothing: the page still does.
  }
}
