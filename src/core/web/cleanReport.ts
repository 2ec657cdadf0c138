/** Takes out of an error report what it must not hold: queries of addresses, tokens, passwords, mail addresses, numbers. */

const rules: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w-])[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}\b/g, '***'],
  [/\b((?:bearer|basic)\s+)\S+/gi, '$1***'],
  [
    /((?:token|password|passwd|secret|authorization|cookie|loginPw|cerNo|authenNo)["']?\s*[:=]\s*["']?)[^\s"',;&}]+/gi,
    '$1***',
  ],
  [/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,9}/g, '***@***'],
  [/\b\d[\d-]{7,}\d\b/g, '***'],
];

/** Queries and anchors: codes and tokens travel in them. Line and column at the end stay. */
const withoutQueries = (text: string): string =>
  text.replace(/[^\s"'`<>()]+/g, (word) => {
    const query = word.search(/[?#]/);
    if (query < 0 || !word.includes('/')) return word;
    return (
      word.slice(0, query) + (/:\d{1,9}(?::\d{1,9})?$/.exec(word.slice(Math.max(query, word.length - 20)))?.[0] ?? '')
    );
  });

/** The text without secrets, at most `most` characters. */
export function cleanReport(text: string, most: number): string {
  const bounded = withoutQueries(text.slice(0, most * 4));
  return rules.reduce((clean, [pattern, by]) => clean.replace(pattern, by), bounded).slice(0, most);
}

/** Longest texts of a report. */
export const reportLengths = {
  errType: 30,
  errUrl: 300,
  errSource: 300,
  errInfo: 2000,
  errMessage: 500,
  errStack: 4000,
} as const;
export type ErrorReport = { readonly [K in keyof typeof reportLengths]: string };

/** Kinds of reports. */
export const reportTypes = ['window', 'promise', 'react', 'chunk'] as const;
export type ReportType = (typeof reportTypes)[number];
