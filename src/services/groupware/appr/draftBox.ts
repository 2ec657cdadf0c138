/** The same page of a document through another box; undefined where the page is of no box. Pure. */
export const inDraftBox = (pathname: string, from: string, to: string): string | undefined =>
  pathname.startsWith(`/${from}/`) ? `/${to}${pathname.slice(from.length + 1)}` : undefined;
