/** The same page of a document through another box; undefined where the page is of no box. Pure. */
export const inDraftBox = (pathname: string, from: string, to: string): string | undefined =>
  pathname.startsWith(`/${from}/`) ? `/${to}${pathname.slice(from.length + 1)}` : undefined;

/** In which box a document lies for whoever has to do with it; undefined while it is written. */
const lies: Readonly<Record<string, string>> = { PROG: 'progress', DONE: 'done', REJECT: 'reject', WITHDRAW: 'reject' };

interface Place {
  readonly view: string | undefined;
  /** States that the box holds; all where it names none. */
  readonly holds: readonly string[] | undefined;
  readonly stCd: string;
  /** Drafted, or acted on, by whoever looks. */
  readonly own: boolean;
}

/** The view of the box where it is by now, once it has left the one through which it is seen; what waits for a person leads on by itself. */
export const boxNow = ({ view, holds, stCd, own }: Place): string | undefined =>
  own && view !== 'todo' && holds && !holds.includes(stCd) ? lies[stCd] : undefined;
