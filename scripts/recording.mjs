// Records the demo video of the home page: node scripts/recording.mjs http://localhost:3000
// The address is of a product with fresh demo data at 2026-11-20. Needs ffmpeg. Writes src/portal/home/video.
import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDesk, settle, showSheetAlone } from './lib/desk.mjs';
import { startFilm } from './lib/film.mjs';
import { root } from './lib/run.mjs';

const address = process.argv[2] ?? 'http://localhost:3000';
const folder = path.join(root, 'src/portal/home/video');

/** What is pasted out of a spreadsheet: from the item's name to its price. */
const sheet = [
  ['선체 고압수세척', '', '제곱미터', '2,450', '1,150', '단가입력', '', '1,466'],
  ['선체 도장(1회)', '', '제곱미터', '2,450', '3,333', '단가입력', '', '4,000'],
  ['아연판 교체', '', '개', '37', '51,250', '단가입력', '', '68,333'],
  ['프로펠러 연마', '', '개', '1', '1,900,000', '단가입력', '', '2,600,000'],
  ['씨체스트 소제', '', '개', '4', '190,000', '단가입력', '', '280,000'],
];

/** @type {{ name: string, at: number }[]} */
const chapters = [];
/** @type {{ from: number, ko: string, en: string }[]} */
const captions = [];
const { context, close } = await openDesk(address, 'sales2', { viewport: { width: 1440, height: 810 } });
const page = await context.newPage();
const film = startFilm(page);
const chapter = (/** @type {string} */ name) => chapters.push({ name, at: film.now() / 1000 });
/** @param {string} ko @param {string} en */
const say = (ko, en) => captions.push({ from: film.now() / 1000, ko, en });
const button = (/** @type {string} */ name) => page.getByRole('button', { name, exact: true }).first();
/** @param {number} row @param {RegExp} head */
const cell = async (row, head) => {
  const column = await page.getByRole('columnheader', { name: head }).first().getAttribute('aria-colindex');
  return page.locator(`[role=row][aria-rowindex="${row + 1}"] [role=gridcell][aria-colindex="${column}"]`);
};
const quiet = () => settle(page);

await page.goto(`${address}/platform/dashboard`);
await page.getByRole('link', { name: /RQ-/ }).first().waitFor();
await quiet();
chapter('dashboard');
say(
  '하루는 대시보드에서 시작합니다. 숫자를 누르면 그 목록이 열립니다.',
  'The day begins on the dashboard. Every figure opens its list.',
);
await film.hold(3400);
await film.click(page.getByRole('navigation').getByRole('link', { name: '견적', exact: true }).first(), 100);
await page.getByRole('link', { name: 'RQ-2611-0001' }).waitFor();
await quiet();

chapter('list');
say(
  '견적 목록입니다. 견적번호와 이름, 초성으로도 찾습니다.',
  'The list of quotations. Search by number, by title, even by initial consonants.',
);
await film.hold(1400);
await film.click(page.getByRole('textbox', { name: /검색어|견적번호/ }).first(), 300);
await film.type('ㅈㄱ ㅅㄱ', 150);
await page.keyboard.press('Enter');
await quiet();
await film.hold(2400);
await film.click(page.getByRole('link', { name: 'RQ-2611-0001' }), 100);
await page.locator('#hg-main [role=tab]').first().waitFor();
await quiet();

chapter('write');
say('접수한 문의를 열고 작성을 시작합니다.', 'Open the inquiry and start writing.');
await film.hold(2000);
await film.click(button('작성 시작'), 100);
await quiet();
await film.hold(1500);
await film.click(button('행 추가'), 500);

chapter('paste');
say('엑셀에서 복사한 품목 다섯 행을 그대로 붙여 넣습니다.', 'Five items copied from Excel are pasted as they are.');
await film.click(await cell(1, /^품명/), 700);
await page.evaluate(
  (text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  },
  sheet.map((row) => row.join('\t')).join('\r\n'),
);
await page.waitForTimeout(600);
await film.hold(3200);
say('수량을 고치면 금액과 부가세, 이익률이 함께 바뀝니다.', 'Change a quantity, and amount, VAT and margin follow.');
await film.click(await cell(3, /^수량/), 500);
await film.type('42', 260);
await page.keyboard.press('Enter');
await page.waitForTimeout(300);
await film.hold(2800);
await film.click(button('저장'), 100);
await quiet();
await film.hold(1800);

chapter('paper');
say('국문 견적서를 보낼 모습 그대로 확인합니다.', 'See the printed quotation just as it will be sent.');
await film.click(button('미리보기'), 100);
await page.locator('iframe[src^="blob:"]').waitFor();
await showSheetAlone(page);
await film.hold(4600);
await film.click(button('닫기'), 600);

chapter('history');
say(
  '고친 사람과 시각, 앞뒤 값이 변경 이력에 남습니다.',
  'Person, time, and the values before and after stay in the history.',
);
await film.click(page.getByRole('tab', { name: '변경 이력' }), 100);
await quiet();
await film.hold(3600);

chapter('approval');
say(
  '기준 금액이 넘는 견적은 결재를 요청합니다. 결재문서와 결재선이 함께 만들어집니다.',
  'A large quotation asks for approval. Its document and line of approval are made along with it.',
);
await film.click(button('결재요청'), 900);
await film.click(page.getByRole('alertdialog').getByRole('button', { name: '결재요청', exact: true }), 100);
await quiet();
await film.hold(1800);
await page.goto(`${address}/groupware/appr/progress`);
await page.locator('#hg-main [role=row] a').first().waitFor();
await page.locator('#hg-main [role=row] a').first().click();
await page.getByText('결재선').first().waitFor();
await quiet();
await film.hold(4200);

chapter('plan');
say(
  '수주한 공사는 팀과 선석의 일정표에서 끌어 옮기며 챙깁니다.',
  'Works of an order are kept, and moved, on the plan of teams and berths.',
);
await page.goto(`${address}/rs4/work?show=plan&from=2026-11-16`);
await page
  .getByRole('button', { name: /2026-11-\d\d부터/ })
  .first()
  .waitFor();
await quiet();
await film.hold(4600);

const length = film.now() / 1000;
film.write(path.join(folder, 'demo'));
await close();

const clock = (/** @type {number} */ seconds) => new Date(seconds * 1000).toISOString().slice(11, 23);
const track = (/** @type {'ko' | 'en'} */ language) =>
  captions
    .map(
      (caption, at) =>
        `${clock(caption.from)} --> ${clock((captions[at + 1]?.from ?? length) - 0.05)}\n${caption[language]}\n`,
    )
    .join('\n');
for (const language of /** @type {const} */ (['ko', 'en']))
  writeFileSync(path.join(folder, `demo.${language}.vtt`), `WEBVTT\n\n${track(language)}`);
const seconds = chapters.map(({ name, at }) => `  { name: '${name}', at: ${at.toFixed(1)} },`).join('\n');
writeFileSync(
  path.join(folder, 'chapters.ts'),
  `/** Parts of the demo video and where they begin, in seconds; written by scripts/recording.mjs. */
export const chapters = [
${seconds}
] as const;

/** Length of the video, in seconds. */
export const videoLength = ${length.toFixed(1)};
`,
);
for (const ending of ['webm', 'mp4'])
  console.log(
    `  demo.${ending}: ${(statSync(path.join(folder, `demo.${ending}`)).size / 1e6).toFixed(2)} MB, ${length.toFixed(0)} s`,
  );
