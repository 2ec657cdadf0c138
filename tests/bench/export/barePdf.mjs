// The same rows by jsPDF alone, a line of text a row: `BARE_URL`, and the query in `BARE_QUERY`. Tells the seconds it took
// and its highest resident memory in MB.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { jsPDF } from 'jspdf';
import pg from 'pg';

const face = readFileSync(
  createRequire(import.meta.url).resolve('pretendard/dist/public/static/alternative/Pretendard-Regular.ttf'),
);
const client = new pg.Client({ connectionString: process.env.BARE_URL });
await client.connect();
const began = performance.now();
const doc = new jsPDF({ unit: 'mm', format: 'a4', orientation: 'landscape', compress: true });
doc.addFileToVFS('r.ttf', face.toString('latin1'));
doc.addFont('r.ttf', 'Pretendard', 'normal');
doc.setFont('Pretendard', 'normal').setFontSize(5.5);
await client.query('begin');
await client.query(`declare c no scroll cursor for ${process.env.BARE_QUERY}`);
let y = 10;
for (;;) {
  const { rows } = await client.query({ text: 'fetch 1000 from c', rowMode: 'array' });
  for (const row of rows) {
    if (y > 195) y = (doc.addPage(), 10);
    row.forEach((value, at) => value !== null && doc.text(String(value).slice(0, 12), 10 + (at * 277) / row.length, y));
    y += 4;
  }
  if (rows.length < 1000) break;
}
doc.output('arraybuffer');
const seconds = (performance.now() - began) / 1000;
await client.end();
const peak = Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]) / 1024);
console.log(JSON.stringify({ seconds, peak }));
