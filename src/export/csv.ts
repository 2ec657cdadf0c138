/** Rows of texts as CSV (RFC 4180) that spreadsheets open in UTF-8. */

/** A text that a spreadsheet would take for a formula is told to stay a text; figures stay figures. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) && !/^-?[\d,.]+$/.test(text) ? `'${text}` : text);
const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map((text) => quoted(harmless(text))).join(',')).join('\r\n')}\r\n`;
