/** Rows above which an export changes its way: made in the browser, streamed by the server, worked off as a job. */
export const exportLimits = { browser: 5000, stream: 100_000, most: 1_000_000 } as const;
export type ExportLimits = { readonly [K in keyof typeof exportLimits]: number };
