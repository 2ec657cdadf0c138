/** Rows of texts as CSV (RFC 4180) that spreadsheets open in UTF-8. */

/** A text that a spreadsheet would take for a formula is told to stay a text; figures stay figures. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) && !/^-?[\d,.]+$/.test(text) ? `'${text}` : text);
const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Tells spreadsheets that UTF-8 follows. */
export const csvMark = '\uFEFF';

export const csvLine = (row: readonly string[]): string => `${row.map((text) => quoted(harmless(text))).join(',')}\r\n`;

export const csvOf = (rows: readonly (readonly string[])[]): string => csvMark + rows.map(csvLine).join('');
