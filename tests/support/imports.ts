/** Files for imports, and the calls of one without a socket. */
import ExcelJS from 'exceljs';
import type { ImportAnswer, ImportBody, ReadFile, SheetCell } from '../../src/core/files/importing.ts';
import type { Answer, Client, TestApp } from './app.ts';

/** A workbook of one sheet. */
export async function workbook(
  rows: readonly (readonly (ExcelJS.CellValue | undefined)[])[],
  name = '품목',
): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  const page = book.addWorksheet(name);
  for (const row of rows) page.addRow([...row]);
  return Buffer.from(await book.xlsx.writeBuffer());
}

export type Failure = {
  readonly code: string;
  readonly message: string;
  readonly errors: readonly Record<string, unknown>[];
};

/** `POST {at}/read` as a browser sends it. */
export async function readFile<T = ReadFile>(
  app: TestApp,
  who: Client,
  at: string,
  name: string,
  bytes: Buffer,
  lang = 'ko',
): Promise<Answer<T>> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const request = new Request('http://x/', { method: 'POST', body: form });
  const answer = await app.app.inject({
    method: 'POST',
    url: `/api${at}`,
    headers: {
      authorization: `Bearer ${who.token}`,
      'sec-fetch-site': 'same-origin',
      'accept-language': lang,
      'content-type': request.headers.get('content-type')!,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, headers: answer.headers, body: JSON.parse(answer.body) as T };
}

/** The body of a check: columns by name, rows from the second row of a file on. */
export const bodyOf = (
  columns: readonly (string | null)[],
  rows: readonly (readonly SheetCell[])[],
  update = true,
): ImportBody => ({
  columns,
  rows: rows.map((cells, i) => ({ no: i + 2, cells })),
  update,
});

/** What a check or a run says, row by row: `2 create`, `3 error unitCd E_CODE`. */
export const saidOf = ({ rows }: ImportAnswer): string[] =>
  rows.map(({ no, act, problems = [] }) =>
    [no, act, ...problems.map(({ name, code }) => `${name ?? '-'} ${code}`)].join(' '),
  );

export interface Streamed {
  readonly type: unknown;
  readonly lines: readonly Record<string, unknown>[];
}

/** The same call, answered in lines. */
export async function streamed(app: TestApp, who: Client, at: string, body: unknown): Promise<Streamed> {
  const answer = await app.app.inject({
    method: 'POST',
    url: `/api${at}`,
    headers: { authorization: `Bearer ${who.token}`, 'sec-fetch-site': 'same-origin', accept: 'application/x-ndjson' },
    payload: body as object,
  });
  return {
    type: answer.headers['content-type'],
    lines: answer.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}
