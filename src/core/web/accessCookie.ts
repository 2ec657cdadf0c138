/** Name of the cookie that the desk keeps its access token in, unless the build says otherwise (`VITE_ACCESS_COOKIE`). */
export const usualAccessCookie = 'hangro_at';
