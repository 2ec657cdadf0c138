/** Rows of texts as CSV (RFC 4180) that spreadsheets open in UTF-8. */

/**
 * A text that a spreadsheet would take for a formula is told to stay a text, in full width as well; figures stay figures.
 * Where lists are separated by `;`, the file is cut there: what comes after stands at the beginning of a cell, too.
 */
const harmless = (text: string) =>
  /^-?[\d,.]+$/.test(text)
    ? text
    : text.replace(/^(?=[=+\-@＝＋－＠\t\r])/, "'").replace(/[;\t](?=[=+\-@＝＋－＠])/g, "$&'");
const quoted = (text: string) => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Tells spreadsheets that UTF-8 follows. */
export const csvMark = '\uFEFF';

export const csvLine = (row: readonly string[]): string => `${row.map((text) => quoted(harmless(text))).join(',')}\r\n`;

export const csvOf = (rows: readonly (readonly string[])[]): string => csvMark + rows.map(csvLine).join('');
