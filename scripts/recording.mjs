// Records the demo video of the home page: node scripts/recording.mjs http://localhost:3000
// The address is of a product with fresh demo data at 2026-11-20. Needs ffmpeg. Writes src/portal/home/video.
import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDesk, settle } from './lib/desk.mjs';
import { startFilm } from './lib/film.mjs';
import { openRepair } from './lib/hanbit.mjs';
import { root } from './lib/run.mjs';

const address = process.argv[2] ?? 'http://localhost:3000';
const folder = path.join(root, 'src/portal/home/video');
/** What the page shows it at is little less: its text can be read. */
const size = { width: 1280, height: 720 };

/** What is pasted out of a spreadsheet: from the item's name to its price. */
const sheet = [
  ['선체 고압수세척', '', '제곱미터', '2,450', '1,150', '단가입력', '', '1,466'],
  ['선체 도장(1회)', '', '제곱미터', '2,450', '3,333', '단가입력', '', '4,000'],
  ['아연판 교체', '', '개', '37', '51,250', '단가입력', '', '68,333'],
  ['프로펠러 연마', '', '개', '1', '1,900,000', '단가입력', '', '2,600,000'],
  ['씨체스트 소제', '', '개', '4', '190,000', '단가입력', '', '280,000'],
];

/** @typedef {import('@playwright/test').Page} Page */
/** @type {{ name: string, at: number }[]} */
const chapters = [];
/** @type {{ from: number, ko: string, en: string }[]} */
const captions = [];
const repair = await openRepair(address);
const film = startFilm();
const chapter = (/** @type {string} */ name) => chapters.push({ name, at: film.now() / 1000 });
/** @param {string} ko @param {string} en */
const say = (ko, en) => captions.push({ from: film.now() / 1000, ko, en });

/** @type {Map<string, { page: Page, close: () => Promise<void> }>} */
const desks = new Map();
let page = /** @type {Page} */ (/** @type {unknown} */ (undefined));
/**
 * The film goes on at the desk of a person, at a place of the product.
 * @param {string} person @param {string} place
 */
async function goTo(person, place) {
  let desk = desks.get(person);
  if (!desk) {
    const { context, close } = await openDesk(address, person, { viewport: size });
    desk = { page: await context.newPage(), close };
    await desk.page.clock.setFixedTime('2026-11-20T09:20:00+09:00');
    desks.set(person, desk);
  }
  ({ page } = desk);
  await page.goto(address + place);
  await page.locator('#hg-main :is([role=tab], [role=gridcell], h2, button)').first().waitFor();
  await settle(page);
  film.turnTo(page);
}
const button = (/** @type {string} */ name) => page.getByRole('button', { name, exact: true }).first();
const dialog = () => page.locator('[role=dialog]:visible, [role=alertdialog]:visible').last();
/**
 * What asks before it is done: the button, then that of the window that opens.
 * @param {string} name @param {(window: import('@playwright/test').Locator) => Promise<void>} [fill]
 * @param {string} [confirm]
 */
async function act(name, fill, confirm = name) {
  await film.click(button(name), 100);
  await dialog().waitFor();
  await film.hold(1500);
  await fill?.(dialog());
  await film.click(dialog().getByRole('button', { name: confirm, exact: true }), 100);
  await dialog().waitFor({ state: 'hidden' });
  await settle(page);
}
/** @param {number} row @param {RegExp} head */
const cell = async (row, head) => {
  const column = await page.getByRole('columnheader', { name: head }).first().getAttribute('aria-colindex');
  return page.locator(`[role=row][aria-rowindex="${row + 1}"] [role=gridcell][aria-colindex="${column}"]`);
};

await goTo('sales2', '/rs4/work?show=plan&from=2026-11-09');
chapter('yard');
say(
  '배 한 척의 수리를 따라갑니다. 조선소는 이미 다른 배의 공사로 바쁩니다.',
  'We follow the repair of one vessel. The yard is busy with another already.',
);
await film.hold(3800);
await film.click(page.getByRole('navigation').getByRole('link', { name: '견적', exact: true }).first(), 100);
await page.getByRole('link', { name: 'RQ-2611-0001' }).waitFor();
await settle(page);

chapter('inquiry');
say('선주의 문의가 들어와 있습니다. 견적 작성을 누릅니다.', 'The owner has asked for a price. We begin the quotation.');
await film.hold(1800);
await film.click(page.getByRole('link', { name: 'RQ-2611-0001' }), 100);
await page.locator('#hg-main [role=tab]').first().waitFor();
await settle(page);
await film.hold(1800);
await film.click(button('견적 작성'), 100);
await settle(page);
await film.hold(900);
await film.click(button('행 추가'), 400);

chapter('paste');
say('엑셀에서 복사한 품목 다섯 행을 그대로 붙여 넣습니다.', 'Five items copied from Excel are pasted as they are.');
await film.click(await cell(1, /^품명/), 500);
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
await film.hold(3000);
say('수량을 고치면 금액과 부가세, 이익률이 함께 바뀝니다.', 'Change a quantity, and amount, VAT and margin follow.');
await film.click(await cell(3, /^수량/), 400);
await film.type('42', 260);
await page.keyboard.press('Enter');
await page.waitForTimeout(300);
await film.hold(2400);
await film.click(button('저장'), 100);
await settle(page);
await film.hold(1200);

chapter('approval');
say(
  '기준 금액이 넘는 견적은 결재를 요청합니다. 결재문서가 함께 만들어집니다.',
  'A large quotation asks for approval. Its document is made along with it.',
);
await act('결재요청');
await film.hold(1600);
const apprId = await repair.asked();
await repair.agreed();
await goTo('admin2', `/groupware/appr/todo/${apprId}`);
say('대표는 금액과 이익률을 보고 승인합니다.', 'The head of the yard sees amount and margin, and approves.');
await film.hold(3200);
await act('승인');
await film.hold(1600);

const quotId = await repair.sent();
await goTo('sales2', `/rs4/quot/${quotId}`);
chapter('won');
say(
  '보낸 견적이 수주되면 고객 발주번호만 적습니다. 품목과 금액은 공사로 옮겨집니다.',
  'The owner accepts: note the order number. Lines and amounts move on to the repair order.',
);
await film.hold(1800);
await act('수주', async (window) => {
  await film.click(window.getByLabel(/고객 발주번호/), 200);
  await film.type('NS-77', 120);
  await film.hold(500);
});
await film.hold(2200);

const { orderId, paintingId } = await repair.worked();
await goTo('sales2', `/rs4/order/${orderId}?tab=2`);
chapter('works');
say(
  '품목마다 작업지시를 내고, 팀과 진행률을 일정표에서 봅니다.',
  'Each line becomes a work order; teams and progress stand on the schedule.',
);
await film.hold(4600);
await goTo('site2', '/rs4/work?show=plan&from=2026-11-16');
say(
  '현장은 모든 배의 작업을 팀과 선석별로 한눈에 봅니다.',
  'The yard sees the works of every vessel by team and berth.',
);
await film.hold(4200);

await goTo('site2', `/rs4/work/${paintingId}?tab=0`);
chapter('log');
say('반장은 그날의 인원과 진행률을 일보에 적습니다.', 'The foreman logs the day: workers, hours and progress.');
await film.hold(2600);
await act('일보 쓰기', async (window) => {
  await film.click(window.getByLabel(/^진행률/), 200);
  await page.keyboard.press('Control+A');
  await film.type('75', 200);
  await film.click(window.getByLabel(/^작업내용/), 200);
  await page.keyboard.insertText('좌현 하부 1차 도장 완료');
  await film.hold(1600);
});
await film.hold(2400);

const purcId = await repair.bought();
await goTo('purc2', `/rs4/purc/${purcId}`);
chapter('receipt');
say(
  '협력업체에 낸 발주를 입고하면 실제 매입액이 공사에 쌓입니다.',
  'Receive what the subcontractor has done: its real cost builds up on the order.',
);
await film.hold(2200);
await act('입고');
await film.hold(2800);

await goTo('acct2', `/rs4/order/${orderId}?tab=3`);
chapter('invoice');
say(
  '완료한 만큼 기성을 청구합니다. 청구서는 공사에서 만들어집니다.',
  'What is done is billed: the invoice comes out of the order.',
);
await film.hold(2600);
await film.click(button('기성 청구').or(page.getByRole('link', { name: '기성 청구', exact: true })), 100);
await page.getByRole('button', { name: '저장', exact: true }).first().waitFor();
await settle(page);
await film.hold(3000);
await film.click(button('저장'), 100);
await settle(page);
await act('청구 확정');
await film.hold(2200);

chapter('payment');
say('입금을 적으면 미수금이 줄고, 공사의 손익까지 이어집니다.', 'Enter the payment, and what is owed is settled.');
await act('입금');
await film.hold(3200);
await goTo('acct2', `/rs4/order/${orderId}?tab=3`);
say(
  '견적에서 입금까지, 한 번 적은 내용이 끝까지 이어졌습니다.',
  'From quotation to payment: entered once, carried to the end.',
);
await film.hold(4600);

const length = film.now() / 1000;
film.write(path.join(folder, 'demo'));
for (const { close } of desks.values()) await close();

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
