/** The page, with where the login behind it shall lead: whoever was on the way to something comes there in the end. */
export const withRedirect = (page: string, redirect: string | null): string =>
  redirect ? `${page}${page.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(redirect)}` : page;
