/**
 * A figure as a screen shows it: its minus a sign of its own, as wide as the plus, and no hyphen. What leaves by clipboard or
 * file keeps the hyphen, which spreadsheets read.
 */
export const withMinus = (figure: string): string => figure.replace(/^-/, '\u2212');
