/** Files taken along: read back cell by cell and line by line, with reasons, progress, cancel and jobs. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Download, Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { axe } from '../../support/axe.ts';
import { customersSql } from '../../support/customers.ts';
import { pdfFonts, pdfPages } from '../../support/pdfText.ts';
import { apiOf } from '../desk.ts';
import { owner } from '../support/database.ts';
import { cell } from '../support/screens.ts';
import { open } from '../support/session.ts';

/** Nobody else works for this company in these tests. */
const person = 'admin5';
const corpId = 5;
/** More than the page of a list shows. */
const few = 230;
const many = { streamed: 60_000, all: 100_050, quick: 5200 } as const;

/** Anew: what an earlier try left is taken away. */
async function customers(some: Parameters<typeof customersSql>[0]): Promise<void> {
  await owner(`delete from rs4_clnt where corp_id = ${some.corpId} and clnt_cd like '${some.code}%'`);
  await owner(customersSql(some));
}

async function takeAlong(page: Page, kind: RegExp): Promise<void> {
  await page.getByRole('button', { name: '내보내기', exact: true }).click();
  await page.getByRole('menuitem', { name: kind }).click();
}
async function downloaded(page: Page, act: () => Promise<void>): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download', { timeout: 45_000 }), act()]);
  return file;
}
const bytesOf = async (file: Download) => readFileSync(await file.path());

async function sheetOf(file: Download) {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(Uint8Array.from(await bytesOf(file)).buffer);
  const page = book.worksheets[0]!;
  return { page, sheets: book.worksheets.length, row: (at: number) => (page.getRow(at).values as unknown[]).slice(1) };
}
const rowsFound = (page: Page, count: string) => expect(page.getByText(`전체 ${count}건`)).toBeVisible();

test('a list leaves as Excel, PDF and CSV: the whole search, the columns that show, each value as what it is', async ({
  page,
}) => {
  await customers({ corpId, count: few, name: '가나다선사', code: 'F-', natCd: 'GR' });
  await open(page, person, '/rs4/clnt?natCd=GR&sort=clntCd,asc');
  await rowsFound(page, String(few));
  await page.getByRole('button', { name: '열 설정' }).click();
  for (const name of ['전화', '여신한도', '등록일시'])
    await page.getByRole('dialog').getByRole('checkbox', { name, exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: '전화' })).toHaveCount(0);

  const heads = [
    '거래처코드',
    '거래처명',
    '거래처명(영문)',
    '거래처구분',
    '국가',
    '사업자등록번호',
    '사용',
    '여신한도',
    '등록일시',
  ];
  const { page: sheet, row, sheets } = await sheetOf(await downloaded(page, () => takeAlong(page, /^Excel/)));
  expect([sheets, sheet.name, sheet.rowCount]).toEqual([1, '거래처', few + 2]);
  expect(row(1).toSorted()).toEqual(heads.toSorted());
  const column = (head: string) => row(1).indexOf(head) + 1;
  for (let n = 1; n <= few; n += 1) {
    const at = sheet.getRow(n + 1);
    const value = (head: string) => at.getCell(column(head)).value;
    expect([value('거래처코드'), value('거래처명'), value('국가'), value('여신한도')]).toEqual([
      `F-${String(n).padStart(6, '0')}`,
      `가나다선사${n}`,
      '그리스',
      n * 1000,
    ]);
    expect(value('등록일시')).toEqual(new Date('2026-11-20T09:30:00Z'));
  }
  const english = [2, 3, 4, 5].map((at) => sheet.getRow(at).getCell(column('거래처명(영문)')));
  expect(english.map(({ value, type }) => [value, type])).toEqual(
    ['=1+1', '+82', '@SUM(A1)', '-정비'].map((text) => [text, ExcelJS.ValueType.String]),
  );
  expect([
    sheet.getRow(2).getCell(column('여신한도')).numFmt,
    sheet.getRow(2).getCell(column('등록일시')).numFmt,
  ]).toEqual(['#,##0', 'yyyy-mm-dd hh:mm']);
  expect(sheet.getRow(few + 2).getCell(column('여신한도')).value).toBe((few * (few + 1) * 1000) / 2);

  const pdf = await bytesOf(await downloaded(page, () => takeAlong(page, /^PDF/)));
  const lines = (await pdfPages(pdf)).flatMap((one) => one.lines);
  expect(lines[0]).toBe(`거래처 | ${few}건`);
  const codes = lines.flatMap((line) => /^F-\d{6}/.exec(line)?.[0] ?? []);
  expect(codes).toEqual(Array.from({ length: few }, (_, i) => `F-${String(i + 1).padStart(6, '0')}`));
  expect(lines.filter((line) => line.includes('가나다선사'))).toHaveLength(few);
  expect(lines.some((line) => /합계.*26,565,000/.test(line))).toBe(true);
  expect(pdfFonts(pdf).embedded).toBe(2);

  const csv = (await bytesOf(await downloaded(page, () => takeAlong(page, /^CSV/))))
    .toString('utf8')
    .trimEnd()
    .split('\r\n');
  expect(csv).toHaveLength(few + 1);
  expect([csv[0]!.startsWith('\uFEFF거래처코드,거래처명,'), csv[1]!.startsWith("F-000001,가나다선사1,'=1+1,")]).toEqual(
    [true, true],
  );
});

test('contacts leave with a reason only, which the administrators read; the grid takes its own columns along', async ({
  page,
}) => {
  const api = await apiOf(page.request, person);
  const made = await api.post<{ id: number }>('rs4/clnt', {
    ...{ clntNm: '연락처선사', clntNmEn: 'Contacts Line', clntTpCds: 'OWNER', natCd: 'SG' },
    insertChargerList: [
      { chargerNm: '김담당', mobile: '01012345678', email: 'kim@demo.example', mainYn: 'Y' },
      { chargerNm: '=박담당', telNo: '051-123-4567', mainYn: 'N' },
    ],
  });
  await open(page, person, `/rs4/clnt/${made.id}`);
  await (await cell(page, '담당자', 0, '담당자명')).click({ button: 'right' });
  await page.getByRole('menuitem', { name: '엑셀로 내보내기' }).click();
  const dialog = page.getByRole('dialog', { name: '개인정보를 내보내는 사유' });
  await expect(dialog).toContainText('담당자명');
  const reason = dialog.getByRole('textbox', { name: /^사유/ });
  await expect(reason).toBeFocused();
  await page.keyboard.insertText('짧다');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('사유를 5자 이상 입력하세요.')).toBeVisible();
  expect((await axe(page).include('[role=dialog]').analyze()).violations.map(({ id }) => id)).toEqual([]);
  await reason.fill('방문 명단 작성');
  const { row } = await sheetOf(await downloaded(page, () => page.keyboard.press('Enter')));
  expect(row(1).slice(0, 1)).toEqual(['담당자명']);
  expect([row(2), row(3)].map((values) => values.filter(Boolean))).toEqual([
    expect.arrayContaining(['김담당', '010-1234-5678', 'kim@demo.example', '예']),
    expect.arrayContaining(['=박담당', '051-123-4567', '아니오']),
  ]);
  await expect(dialog).toHaveCount(0);

  await page.goto('/platform/exportLog');
  const entry = page.getByRole('grid').getByRole('row').filter({ hasText: '방문 명단 작성' });
  await expect(entry).toContainText('admin5@demo.example');
  await expect(entry).toContainText('담당자명');
});

test('more rows come from the server: with progress and cancel, whole, and above a hundred thousand as a job with a link', async ({
  page,
}) => {
  test.slow();
  await customers({ corpId, count: many.all, name: '큰목록', code: 'L-', natCd: 'NL', used: many.streamed });
  await customers({ corpId, count: many.quick, name: '중간목록', code: 'M-', natCd: 'NO' });
  await owner('analyze rs4_clnt');
  await open(page, person, '/rs4/clnt?natCd=NL&useYn=Y');
  await rowsFound(page, '60,000');
  const ordered = page.waitForResponse((answer) => answer.url().includes('/api/rs4/clnt/export'));
  await takeAlong(page, /^Excel/);
  const { id } = (await (await ordered).json()) as { id: number };
  const dialog = page.getByRole('dialog', { name: '거래처 내보내기' });
  await expect(dialog.getByText(/60,000건 중 [\d,]+건을 가져왔습니다/)).toBeVisible();
  await dialog.getByRole('button', { name: '취소' }).click();
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(() => owner(`select st_cd from sys_export where corp_id = ${corpId} and id = ${id} and st_cd <> 'CANCEL'`))
    .toEqual([]);
  await expect
    .poll(() => owner(`select 1 from pg_stat_activity where query like 'fetch%' and state <> 'idle'`))
    .toEqual([]);

  await page.goto('/rs4/clnt?natCd=NO&sort=clntCd,asc');
  await rowsFound(page, '5,200');
  const pdf = await bytesOf(await downloaded(page, () => takeAlong(page, /^PDF/)));
  const pages = await pdfPages(pdf);
  expect(pages[0]!.lines[0]).toBe('거래처 | 5,200건');
  expect(pages.flatMap(({ lines }) => lines.filter((line) => /^M-\d{6} \| 중간목록\d+/.test(line)))).toHaveLength(
    many.quick,
  );
  const quick = await downloaded(page, () => takeAlong(page, /^Excel/));
  await expect(page.getByText('5,200건을 내보냈습니다')).toBeVisible();
  const { page: sheet } = await sheetOf(quick);
  expect([2, many.quick + 1].map((at) => sheet.getRow(at).getCell(1).value)).toEqual(['M-000001', 'M-005200']);

  await page.goto('/rs4/clnt?natCd=NL');
  await rowsFound(page, '100,050');
  await takeAlong(page, /^CSV/);
  await dialog.getByRole('button', { name: '뒤에서 계속' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: /황가상/ }).click();
  await page.getByRole('menuitem', { name: '내보낸 파일' }).click();
  await expect(page.getByRole('heading', { name: '내보낸 파일' })).toBeVisible();
  const line = page.getByRole('table', { name: '내보낸 파일' }).getByRole('row').nth(1);
  // The same machine makes a hundred thousand lines meanwhile.
  await expect(line).toContainText(/거래처_\d{8}\.csv/, { timeout: 60_000 });
  const link = line.getByRole('button', { name: /다운로드/ });
  await expect(link).toBeVisible({ timeout: 60_000 });
  expect((await axe(page).analyze()).violations.map(({ id: rule }) => rule)).toEqual([]);
  const text = (await bytesOf(await downloaded(page, () => link.click()))).toString('utf8');
  expect(text.trimEnd().split('\r\n')).toHaveLength(many.all + 1);
  await line.getByRole('button', { name: /목록에서 지우기/ }).click();
  await expect(page.getByText('내보낸 파일이 없습니다')).toBeVisible();
});
