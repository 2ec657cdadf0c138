// The same rows from a cursor into a workbook by exceljs alone: `BARE_URL`, and the query in `BARE_QUERY`. Tells the
// seconds it took and its highest resident memory in MB.
import { createWriteStream, readFileSync } from 'node:fs';
import ExcelJS from 'exceljs';
import pg from 'pg';

const client = new pg.Client({ connectionString: process.env.BARE_URL });
await client.connect();
const began = performance.now();
await client.query('begin');
await client.query(`declare c no scroll cursor for ${process.env.BARE_QUERY}`);
const book = new ExcelJS.stream.xlsx.WorkbookWriter({
  stream: createWriteStream('/dev/null'),
  useStyles: false,
  useSharedStrings: false,
});
const sheet = book.addWorksheet('reference');
for (;;) {
  const { rows } = await client.query({ text: 'fetch 1000 from c', rowMode: 'array' });
  for (const row of rows) sheet.addRow(row).commit();
  if (rows.length < 1000) break;
}
sheet.commit();
await book.commit();
const seconds = (performance.now() - began) / 1000;
await client.end();
const peak = Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]) / 1024);
console.log(JSON.stringify({ seconds, peak }));
