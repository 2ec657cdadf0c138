/** F5 on the screens (30-flows 3–9): a plan from its declaration, gates on phones of 390 px, the warehouse, the way of the cargo. */
import { expect as hasty, test as base } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { freePort } from '../../../src/database/engine/freePort.ts';
import { serve } from '../../support/serveBuilt.ts';
import { apiOf, signIn, type Api } from '../desk.ts';
import { makeColleague } from '../people.ts';
import { expectAccessible, expectNoSideScroll } from '../support/audit.ts';
import { choose, press, rowOf } from '../support/yardDesk.ts';

interface Windows {
  readonly open: (person: string, path: string, phone?: boolean, lang?: string) => Promise<Page>;
  readonly api: (person: string) => Promise<Api>;
}
/** On a server of its own: its numbers are part of the story. */
const test = base.extend<object, { windows: Windows }>({
  windows: [
    async ({ browser, playwright }, use) => {
      const port = String(await freePort());
      const { stop } = await serve(port);
      const origin = `http://localhost:${port}`;
      const request = await playwright.request.newContext({ baseURL: origin });
      await use({
        open: (person, path, phone, lang) => windowOf(browser, origin, person, path, phone, lang),
        api: (person) => apiOf(request, person),
      });
      await request.dispose();
      await stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
const expect = hasty.configure({ timeout: 20_000 });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

async function windowOf(
  browser: Browser,
  origin: string,
  person: string,
  path: string,
  phone = false,
  locale = 'ko-KR',
) {
  const viewport = phone ? { width: 390, height: 844 } : { width: 1440, height: 900 };
  const context = await browser.newContext({ baseURL: origin, viewport, locale, timezoneId: 'Asia/Seoul' });
  const page = await context.newPage();
  await signIn(page, person, path, origin);
  return page;
}
const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
};

type Row = Record<string, unknown>;
let decl: Row;
let vehicles: readonly Row[];
const numbers: string[] = [];
const cargo = {
  ...{ cargMtNo: '26DEMOA001I00010001', blNo: 'DEMOPUS26110001', sealNo: 'DS260001', itemNm: '선박용 프로펠러' },
  ...{ pkgCnt: 88, pkgUnitCd: 'CT', grossWgt: '1172.20' },
};

/** Sent, accepted as soon as the simulator comes to it, and released. */
async function released(api: Api, at: string, version: unknown): Promise<Row> {
  await api.post<Row>(`${at}/send`, { version });
  await expect.poll(async () => (await api.get<Row>(at)).stCd).toBe('ACCEPT');
  return api.post<Row>(`${at}/reply`, { version: (await api.get<Row>(at)).version, resultCd: 'RELEASE' });
}

test('3: the dispatcher plans 48 and 40 of 88 packages from the released declaration', async ({ windows }) => {
  const api = await windows.api('trn4');
  const owners = await api.get<{ content: Row[] }>(`rs4/clnt/list?keyword=${encodeURIComponent('북극성')}`);
  const made = await api.post<Row>('bta/decl', {
    ...{ ownerClntId: owners.content[0]!.id, fromBondAreaCd: '03099002', toBondAreaCd: '03099001' },
    ...{ shipNm: 'DEMO STAR', insertCargoList: [cargo] },
  });
  decl = await released(api, `bta/decl/${String(made.id)}`, made.version);
  vehicles = (await api.get<{ content: Row[] }>('bta/vhcl/list?stCd=QUAL')).content;

  const page = await windows.open('trn4', `/bta/decl/${String(decl.id)}`);
  await expect(page.getByRole('main')).toContainText(String(decl.declNo));
  await shot(page, 'decl-1440');
  // Of what can be done now it is what comes next.
  const steps = page.getByRole('group', { name: '다음 단계' });
  await expect(steps.getByRole('button', { name: '배차계획 세우기' })).toHaveClass(/filled/);
  await expect(steps.getByRole('button', { name: '기한 연장' })).not.toHaveClass(/filled/);
  await steps.getByRole('button', { name: '배차계획 세우기' }).click();
  await expect(page.getByLabel(/^포장개수/).first()).toHaveValue('88');
  // Fewer packages weigh their part, and say so; what was typed stays.
  const [packages, weight] = [
    page.getByLabel(/^포장개수/).first(),
    page.getByRole('textbox', { name: /^중량/ }).first(),
  ];
  await packages.fill('48');
  await expect(weight).toHaveValue('639.38');
  await expect(page.getByText(/중량.* 1,172.20 → 639.38/)).toBeVisible();
  await weight.fill('532.82');
  // What the first answer would have changed is changed by the time of the second.
  for (const count of ['41', '42'])
    await Promise.all([page.waitForResponse(/defaults\?.*of=pkgCnt/), packages.fill(count)]);
  await shot(page, 'plan-new-1440');
  await expect(weight).toHaveValue('532.82');
  for (const [index, [pkgCnt, wgt]] of [
    [48, '640.00'],
    [40, '532.20'],
  ].entries()) {
    const planned = await api.post<Row>('btcd/plan', {
      ...{ declId: decl.id, cargoId: (decl.cargoList as Row[])[0]!.id, vhclId: vehicles[0]!.id, pkgCnt, wgt },
      ...{ planDepDtm: `${String(decl.acptDt)} 2${index}:00`, planArrDtm: `${String(decl.acptDt)} 2${index}:50` },
    });
    await page.goto(`/btcd/plan/${String(planned.id)}`);
    await page.getByRole('button', { name: '배차 신고', exact: true }).first().click();
    const asked = page.locator('[role=dialog], [role=alertdialog]');
    // Whoever sends a driver reads once more whom, and where they are called.
    await expect(asked).toContainText(/권기사 010-\d{4}-\d{4}/);
    await asked.getByRole('button', { name: '배차 신고' }).click();
    await expect(page.getByRole('row', { name: /배차 신고 상태 작성 신고/ })).toBeVisible();
    numbers.push(String(planned.planNo));
  }
  await shot(page, 'plan-1440');
});

/** What decides stands at the lower edge of the page, above the way to the next vehicle, also below a long answer. */
async function expectUnderThumb(page: Page, name: string): Promise<void> {
  const main = (await page.getByRole('main').boundingBox())!;
  const next = (await page.getByRole('button', { name: '다음 차량', exact: true }).boundingBox())!;
  const decides = (await page.getByRole('button', { name }).boundingBox())!;
  expect(main.y + main.height - next.y - next.height).toBeLessThan(8);
  expect(next.y - decides.y - decides.height).toBeLessThan(8);
}

test('4: at the gate a wrong plate stops, the right one goes; the next vehicle at once', async ({ windows }) => {
  const page = await windows.open('oper', '/btcd_m/verify', true);
  const scan = page.getByRole('textbox', { name: /^배차번호/ });
  await expect(scan).toBeFocused();
  await shot(page, 'gate-390');
  // The one that is planned to leave first stands there with its plate, and is taken by a press as well.
  const next = page.getByRole('button', { name: /^다음 차량 출발예정/ });
  await expect(next).toContainText(String(vehicles[0]!.vhclNo));
  // Those after it stand in the order in which they are to leave.
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: numbers[1]! })).toContainText('21:00');
  for (const number of numbers) {
    // As a hand scanner types: the number, then Enter.
    await page.keyboard.insertText(number);
    await page.keyboard.press('Enter');
    const plate = page.getByRole('textbox', { name: /^차량번호/ });
    await expect(plate).toBeFocused();
    // Nothing of the list stands around the vehicle at the gate.
    await expect(page.getByRole('search')).toBeHidden();
    await expectUnderThumb(page, '대조하기 0/3');
    await shot(page, 'gate-plan-390');
    const values = [String(vehicles[0]!.vhclNo), String(decl.declNo), 'DS260001'];
    if (number === numbers[0]) {
      // What was not read is asked for where it belongs; nothing is compared, and nothing shown, before.
      await page.getByRole('button', { name: '대조하기 0/3' }).click();
      await expect(plate).toHaveAccessibleDescription('차량번호를 입력하세요.');
      await expect(plate).toBeFocused();
      await expect(page.getByRole('textbox', { name: /^봉인번호/ })).toHaveAccessibleDescription(/봉인이 없으면/);
      await expect(page.getByText('가지가 다릅니다')).toHaveCount(0);
      await expect(page.getByText(values[2]!)).toHaveCount(0);
      await shot(page, 'gate-unread-390');
      // The answer goes with the values of which it speaks.
      await plate.fill('부산99사9999');
      await page.getByRole('textbox', { name: /^신고번호/ }).fill('1');
      await page.getByRole('textbox', { name: /^봉인번호/ }).fill('-');
      await page.getByRole('button', { name: '대조하기 3/3' }).click();
      await expect(page.getByText('3가지가 다릅니다')).toBeVisible();
      await page.getByRole('button', { name: '처음부터' }).click();
      await expect(page.getByText('3가지가 다릅니다')).toHaveCount(0);
      await expect(page.locator('mark')).toHaveCount(0);
      await expect(plate).toBeFocused();
      await plate.fill('부산99사9999');
      await page.getByRole('textbox', { name: /^신고번호/ }).fill(values[1]!);
      await page.getByRole('textbox', { name: /^봉인번호/ }).fill(values[2]!);
      await page.getByRole('button', { name: '대조하기 3/3' }).click();
      await expect(page.getByRole('alert').filter({ hasText: '차량번호가 다릅니다' })).toContainText(
        '출발할 수 없습니다',
      );
      // Letter by letter under what was planned; what matches has its tick, and the plate alone is read anew.
      await expect(page.locator('mark')).toHaveText([values[0]!.slice(-4), '9999']);
      await expect(page.getByRole('listitem').filter({ hasText: '일치' })).toHaveText([/신고번호/, /봉인번호/]);
      await expect(page.getByRole('textbox')).toHaveCount(1);
      await expect(plate).toBeFocused();
      await expectUnderThumb(page, '다시 대조하기 3/3');
      await shot(page, 'gate-wrong-390');
      await expectNoSideScroll(page);
      await expectAccessible(page);
      await plate.fill(values[0]!);
      await page.getByRole('button', { name: '다시 대조하기 3/3' }).click();
    } else
      for (const value of values) {
        await page.keyboard.insertText(value);
        await page.keyboard.press('Enter');
      }
    // The first trip of the vehicle is still on its way: the gate is told, and may have its reasons.
    if (number === numbers[1]) {
      const question = page.getByRole('alertdialog').filter({ hasText: '이 차량은 운송 중입니다' });
      await expect(question).toContainText(numbers[0]!);
      await shot(page, 'gate-warned-390');
      await expectAccessible(page);
      await question.getByRole('button', { name: '다시 확인' }).click();
      await expect(page.getByRole('alert').filter({ hasText: '기록하지 않았습니다' })).toContainText(numbers[0]!);
      await shot(page, 'gate-held-390');
      await page.getByRole('button', { name: '대조하기 3/3' }).click();
      await question.getByRole('button', { name: '그래도 진행' }).click();
    }
    const matched = page.getByRole('alert').filter({ hasText: '일치합니다' });
    await expect(matched).toContainText('출발할 수 있습니다');
    if (number === numbers[1]) await expect(matched).toContainText('이 차량은 운송 중입니다');
    await expect(page.getByRole('listitem').filter({ hasText: '일치' })).toHaveCount(3);
    await expectUnderThumb(page, '출발 기록');
    await shot(page, number === numbers[0] ? 'gate-right-390' : 'gate-right-warned-390');
    await page.getByRole('button', { name: '출발 기록' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '출발했습니다' })).toBeVisible();
    await shot(page, 'gate-left-390');
    const left = Date.now();
    await expect(scan).toBeFocused();
    expect(Date.now() - left).toBeLessThan(2000);
  }
  // Where nothing waits to leave no list is pointed at.
  const other = await windows.open('wh5', '/btcd_m/verify', true);
  await expect(other.getByRole('textbox', { name: /^배차번호/ })).toBeFocused();
  await other.keyboard.insertText('부산99사7777');
  await other.keyboard.press('Enter');
  await expect(other.getByRole('alert').filter({ hasText: '기다리는 차량이 없습니다' })).toContainText('부산99사7777');
  await shot(other, 'gate-nothing-390');
  const { stCd } = await (await windows.api('trn4')).get<Row>(`bta/decl/${String(decl.id)}`);
  expect(stCd).toBe('MOVE');
});

test('5: the driver reports the arrival, the warehouse confirms what came', async ({ windows }) => {
  const drivers = await windows.api('drv4');
  const { content } = await drivers.get<{ content: Row[] }>('btcd/plan/list?stCd=OUT&fromDt=&toDt=');
  const [first, ...rest] = content.filter(({ planNo }) => numbers.includes(String(planNo)));
  // The list of confirmations says whose it is; what is on its way is one press away.
  const planner = await windows.open('trn4', '/btcd_m/arrv', true);
  await expect(planner.getByText('도착지 창고가 도착을 확인하는 곳입니다')).toBeVisible();
  await planner.getByRole('link', { name: '도착 기록' }).click();
  await expect(planner.getByRole('link', { name: '운송 중' })).toHaveAttribute('aria-current', 'page');
  // A driver begins with their own, and has nothing of the dispatcher's; all others are one press away, and stay.
  const driver = await windows.open('drv4', '/btcd_m/plan', true);
  await expect(driver.getByRole('link', { name: '내 운행' })).toHaveAttribute('aria-current', 'page');
  // Said once: by the link alone.
  await expect(driver.getByRole('list', { name: '적용한 조건' })).toHaveCount(0);
  await driver.getByRole('link', { name: '전체' }).click();
  await expect(driver.getByRole('link', { name: '전체' })).toHaveAttribute('aria-current', 'page');
  await driver.getByRole('link', { name: '내 운행' }).click();
  await expect(driver.getByText('읽기 전용')).toHaveCount(0);
  await expect(driver.getByRole('button', { name: '신규' })).toHaveCount(0);
  const card = driver.getByRole('link', { name: String(first!.planNo) });
  await expect(card.locator('.hl-card__title')).toHaveText('북항데모컨테이너부두 → 감천데모보세창고');
  await expect(card).toContainText('북항데모컨테이너부두');
  await shot(driver, 'driver-cards-390');
  await card.click();
  await expect(driver.getByText('북항데모컨테이너부두 → 감천데모보세창고').last()).toBeInViewport();
  await expect(driver.getByText('도착하면 도착을 기록하세요')).toBeVisible();
  // Who has a step left there does more than read.
  await expect(driver.getByText('읽기 전용')).toHaveCount(0);
  await driver.getByRole('button', { name: '도착', exact: true }).first().click();
  await driver.getByRole('dialog').getByRole('button', { name: '도착', exact: true }).click();
  await expect(driver.getByRole('button', { name: '도착', exact: true })).toHaveCount(0);
  await expect(driver.getByText('도착지 창고의 도착확인을 기다립니다')).toBeVisible();
  await expect(driver.getByText('다음: 도착확인')).toBeVisible();
  await expect(driver.getByText('읽기 전용')).toBeVisible();
  expect((await drivers.get<Row>(`btcd/plan/${String(first!.id)}`)).stCd).toBe('ARRV');
  await shot(driver, 'driver-390');
  for (const { id, version } of rest) await drivers.post(`btcd/plan/${String(id)}/arrive`, { version });

  const page = await windows.open('wh5', '/btcd_m/arrv', true);
  const scan = page.getByRole('textbox', { name: /^배차번호/ });
  for (const number of numbers) {
    await expect(scan).toBeFocused();
    // As drivers say it: the last four of the plate. While two trips of it wait, the keeper says which.
    await page.keyboard.insertText(String(vehicles[0]!.vhclNo).slice(-4));
    await page.keyboard.press('Enter');
    if (number === numbers[0]) {
      await expect(page.getByRole('heading', { name: '맞는 배차가 2건입니다. 하나를 선택하세요.' })).toBeVisible();
      await shot(page, 'arrival-offered-390');
      await expectAccessible(page);
      await page.getByRole('button', { name: number }).click();
    }
    const count = page.getByRole('textbox', { name: /^도착개수/ });
    await expect(count).toBeFocused();
    // Fewer than planned are short without being called so, and none when all are there after all.
    const planned = await count.inputValue();
    const kind = page.getByRole('combobox', { name: /^도착이상/ });
    const weight = page.getByRole('textbox', { name: /^도착중량/ });
    const weighs = await weight.inputValue();
    await count.fill('1');
    await expect(kind).toHaveValue('LESS');
    await expect(weight).toHaveValue(/^13\.3/);
    await expect(page.getByText('개수에 맞춰 잡은 중량입니다')).toBeVisible();
    await shot(page, 'arrival-short-390');
    await count.fill(planned);
    await expect(kind).toHaveValue('NONE');
    await expect(weight).toHaveValue(weighs);
    // Nobody has looked at the seal yet.
    await page.getByRole('button', { name: '도착확인', exact: true }).click();
    await expect(page.getByText('봉인을 보고 정상인지 이상인지 선택하세요')).toBeVisible();
    const seal = page.getByRole('radiogroup', { name: '봉인정상' });
    await expect(seal).toHaveAttribute('aria-invalid', 'true');
    await expect(seal).toHaveAccessibleDescription('봉인을 보고 정상인지 이상인지 선택하세요.');
    await page.getByRole('radio', { name: '정상', exact: true }).check();
    await shot(page, 'arrival-390');
    await page.getByRole('button', { name: '도착확인', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: '도착을 확인했습니다' })).toBeVisible();
  }
  await shot(page, 'arrived-390');
  await expectNoSideScroll(page);
});

/** Own cargo in storage is found by its number, by what else is known of it, by F4 and by the button. */
async function findCargo(page: Page): Promise<void> {
  const box = page.getByLabel(/^화물관리번호/).first();
  const offered = page.getByRole('option', { name: /선박용 프로펠러 · DEMOPUS26110001/ });
  for (const words of ['26DEMOA001I0001', 'DEMOPUS2611', '프로펠러']) {
    await box.fill(words);
    await expect(offered.first()).toBeVisible();
  }
  await shot(page, 'out-offered-1440');
  const window = page.getByRole('dialog', { name: '장치화물 대장 선택' });
  await page.keyboard.press('F4');
  await expect(window.getByRole('row', { name: /26DEMOA001I-0001-0001/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await expect(box).toBeFocused();
  // What is typed stands as long as nothing is chosen.
  await box.fill('26DEMOA999I00010001');
  await expect(box).toHaveValue('26DEMOA999I00010001');
  await page.getByRole('button', { name: '화물관리번호 찾기 창 열기' }).click();
  await shot(page, 'out-window-1440');
  await window.getByRole('row', { name: /26DEMOA001I-0001-0001/ }).dblclick();
  await expect(window).toBeHidden();
  await expect(box).toHaveValue(/26DEMOA001I-?0001-?0001/);
}

/** The keeper writes what goes out; what is known of the cargo comes by itself. Answers the page with the saved report. */
async function writeOut(page: Page, pkgCnt: string, reckoned: string, weight: string): Promise<void> {
  await page.goto('/bwms/out/create');
  // What goes out has the types of what goes out alone.
  await page.getByRole('combobox', { name: /^유형/ }).fill('보세운송');
  await expect(page.getByRole('option')).toHaveText([/보세운송반출/]);
  await choose(page, /^유형/, '수입신고수리후반출');
  await findCargo(page);
  await expect(page.getByRole('textbox', { name: /^품명/ })).toHaveValue('선박용 프로펠러');
  // The way back to the cargo is there before anything is saved.
  await expect(page.getByRole('button', { name: '장치화물 보기' })).toBeVisible();
  await page.getByRole('textbox', { name: /^포장개수/ }).fill(pkgCnt);
  // Fewer than lie there make a part, which weighs its part until somebody weighs it.
  await expect(page.getByRole('combobox', { name: /^분할구분/ })).toHaveValue('분할');
  await expect(page.getByRole('textbox', { name: /^총중량/ })).toHaveValue(reckoned);
  await page.getByRole('textbox', { name: /^총중량/ }).fill(weight);
  await press(page, '저장');
  // Nothing is released yet: the draft may wait for that, and says so.
  const question = page.getByRole('alertdialog').filter({ hasText: '수리된 수입신고가 아직 없습니다' });
  await shot(page, 'out-warned-1440');
  await question.getByRole('button', { name: '그래도 저장' }).click();
  await expect(page.getByRole('button', { name: '신고 전송', exact: true })).toBeVisible();
}
async function sendOut(page: Page): Promise<void> {
  await press(page, '신고 전송');
  await page.getByRole('alertdialog').getByRole('button', { name: '신고 전송', exact: true }).click();
}
const status = (page: Page) => page.getByRole('main').locator('[aria-current="step"]');

test('6: what has come lies in the ledger, and does not leave without a ground', async ({ windows }) => {
  const page = await windows.open('wh5', '/bwms/stock');
  await expect(rowOf(page, '26DEMOA001I-0001-0001')).toContainText('88');
  await expect(rowOf(page, '26DEMOA001I-0001-0001')).toContainText('1,172.20');
  await shot(page, 'stock-1440');
  await page.goto('/bwms/in');
  await expect(rowOf(page, '26DEMOA001I-0001-0001')).toHaveCount(2);
  // Beside the menu of a narrow desk the search stays in one row.
  await page.setViewportSize({ width: 1280, height: 800 });
  expect((await page.getByRole('search').boundingBox())!.height).toBeLessThan(60);
  await page.setViewportSize({ width: 1440, height: 900 });
  await writeOut(page, '30', '399.61', '400.00');
  await shot(page, 'out-1440');
  await sendOut(page);
  await expect(page.getByText('반출 근거가 없습니다.').first()).toBeVisible();
  await shot(page, 'out-refused-1440');
  await page.getByRole('alertdialog').getByRole('button', { name: '확인', exact: true }).click();
  await expect(status(page)).toHaveText(/작성/);
  await expectAccessible(page);
});

test('7 and 8: once the import is released it leaves in parts, and the import is done', async ({ windows }) => {
  const api = await windows.api('cust3');
  const { content } = await api.get<{ content: Row[] }>('rs4/clnt/list?size=1');
  const made = await api.post<Row>('shipwork/impDecl', {
    ...{ imprClntId: content[0]!.id, payerClntId: content[0]!.id, payerTongNo: 'DEMO00010001', supNm: 'OSLO EKSEMPEL' },
    ...{
      supNatCd: 'NO',
      arrDt: '2026-11-17',
      storeInDt: '2026-11-18',
      bondAreaCd: '03099001',
      blNo: 'DEMOPUS26110001',
    },
    ...{ cargMtNo: cargo.cargMtNo, arrPortCd: 'KRPUS', loadNatCd: 'NO', incoCd: 'FOB', currCd: 'USD', pkgCnt: 88 },
    ...{ payAmtFrgn: '12000.00', freightFrgn: '850.00', insurFrgn: '30.00', totWgt: '1172.20', collectCd: '14' },
    insertLanList: [
      { hsCd: '8483309000', itemNm: '베어링', dealNm: 'STERN TUBE SEAL', oriNatCd: 'NO', netWgt: '600.00' },
    ],
    insertModelList: [{ lanNo: 1, modelNm: 'SEAL KIT', qty: '12', qtyUnitCd: 'EA', unitPriceFrgn: '1000.00' }],
  });
  const at = `shipwork/impDecl/${String(made.id)}`;
  await released(api, at, made.version);

  const page = await windows.open('wh5', '/bwms/out');
  await rowOf(page, '26DEMOA001I-0001-0001').getByRole('link').first().click();
  await sendOut(page);
  await expect(status(page)).toHaveText(/접수/);
  // What is left goes as the last part, begun at the cargo; the report leads back there before and after it is sent.
  await page.goto('/bwms/stock');
  const cargoRow = rowOf(page, '26DEMOA001I-0001-0001');
  await expect(page.getByRole('button', { name: '반출신고 작성', exact: true })).toBeDisabled();
  await cargoRow.getByRole('checkbox').check();
  await shot(page, 'stock-chosen-1440');
  await press(page, '반출신고 작성');
  await expect(page.getByRole('textbox', { name: /^포장개수/ })).toHaveValue('58');
  await expect(page.getByRole('textbox', { name: /^총중량/ })).toHaveValue('772.20');
  await choose(page, /^유형/, '수입신고수리후반출');
  await press(page, '저장');
  await press(page, '장치화물 보기');
  await expect(page).toHaveURL(/\/bwms\/stock\/\d+/);
  await shot(page, 'stock-record-1440');
  await press(page, '반출신고 작성');
  await expect(page).toHaveURL(/\/bwms\/out\/create\?fromStockId=\d+/);
  await page.goto('/bwms/out');
  await rowOf(page, '26DEMOA001I-0001-0001').filter({ hasText: '작성' }).getByRole('link').first().click();
  await sendOut(page);
  await expect(status(page)).toHaveText(/접수/);
  await shot(page, 'out-accepted-1440');
  await press(page, '장치화물 보기');
  // All of it has left: the record says why nothing begins there, also to whoever types the address.
  await expect(page).toHaveURL(/\/bwms\/stock\/\d+/);
  const stocked = new URL(page.url()).pathname;
  const begin = page.getByRole('button', { name: '반출신고 작성', exact: true });
  await expect(begin).toBeDisabled();
  await begin.hover();
  await expect(page.getByRole('tooltip')).toHaveText('모두 반출되어 남은 화물이 없습니다.');
  await shot(page, 'stock-gone-1440');
  await page.goto(`/bwms/out/create?fromStockId=${stocked.split('/').at(-1)}`);
  await expect(page.getByText('모두 반출되어 남은 화물이 없습니다.').first()).toBeVisible();
  // Who may write what comes in, and not what goes out, begins no such report.
  const admin = await windows.api('admin5');
  const groupOfIn = await admin.post<Row>('platform/auth', {
    authNm: '반입 담당',
    insertMenuList: [
      { menuId: 1601, menuAuthCd: '2' },
      { menuId: 1602, menuAuthCd: '1' },
      { menuId: 1603, menuAuthCd: '1' },
    ],
  });
  const { person } = await makeColleague(admin, '민반입', Number(groupOfIn.id));
  const reader = await windows.open(person, stocked);
  await expect(reader.getByRole('heading', { name: /26DEMOA001I/ })).toBeVisible();
  await expect(reader.getByText('반출신고 작성')).toHaveCount(0);
  await page.goto('/bwms/stock');
  await expect(rowOf(page, '26DEMOA001I-0001-0001')).toContainText('반출완료');
  expect((await api.get<Row>(at)).stCd).toBe('DONE');
});

test('who may only read sees all of it, and nothing that writes', async ({ windows }) => {
  const writes =
    /^(신규|저장|복사|삭제|수정|신고 전송|정정|신고 취소|월 마감|마감 취소|반출신고 작성|위치 변경|장치기간 연장|반출통고|배차|출발|도착|검사|완료|할당|실사|행 추가|가져오기)/;
  for (const [admin, menus, paths] of [
    [
      'admin5',
      [1601, 1602, 1603, 1701, 1702, 1703],
      ['bwms/in', 'bwms/out', 'bwms/stock', '3pl/in', '3pl/out', '3pl/stock'],
    ],
    ['admin4', [1401, 1402, 1403, 1501], ['bta/vhcl', 'bta/decl', 'btcd/plan']],
  ] as const) {
    const api = await windows.api(admin);
    const insertMenuList = menus.map((menuId) => ({ menuId, menuAuthCd: '1' }));
    const group = await api.post<Row>('platform/auth', { authNm: `읽기만 ${admin}`, insertMenuList });
    const { person } = await makeColleague(api, '민읽기', Number(group.id));
    const page = await windows.open(person, `/${paths[0]}`);
    const expectNothingWrites = async (place: string) => {
      const buttons = page.getByRole('main').getByRole('button', { name: writes, disabled: false });
      expect(await buttons.allInnerTexts(), place).toEqual([]);
    };
    for (const path of paths) {
      await page.goto(`/${path}?fromDt=&toDt=`);
      const first = page.getByRole('grid').getByRole('row').nth(1).getByRole('link').first();
      await expect(first).toBeVisible();
      await shot(page, `read-${path.replace('/', '-')}`);
      await expectNothingWrites(path);
      await first.click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/${path}/\\d+/show`));
      await expect(page.getByText('읽기 전용').first()).toBeVisible();
      await expect(page.getByRole('tab').first()).toBeVisible();
      await shot(page, `read-${path.replace('/', '-')}-record`);
      await expectNothingWrites(`${path} record`);
    }
  }
});

test('9: the way of the cargo stands in the declaration, and for whoever asks by its number', async ({ windows }) => {
  const page = await windows.open('trn4', `/bta/decl/${String(decl.id)}`);
  await page.getByRole('tab', { name: '화물 진행' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '보세운송 반입' })).toHaveCount(2);
  await shot(page, 'progress-1440');
  const broker = await windows.open('cust3', '/bta/decl');
  await broker.getByRole('button', { name: '화물 진행 조회' }).first().click();
  const asked = broker.getByRole('dialog').getByRole('textbox');
  await broker.getByRole('dialog').getByRole('button', { name: '조회' }).click();
  await expect(broker.getByRole('dialog')).toContainText('화물관리번호를 입력하세요.');
  await expect(asked).toBeFocused();
  await asked.fill('26DEMOA001I-0001-0001');
  await broker.keyboard.press('Enter');
  await expect(broker.getByRole('dialog').getByRole('listitem')).toHaveCount(10);
  await shot(broker, 'ask-1440');
  if (!process.env.SHOTS) return;
  await shot(await windows.open('trn4', '/'), 'home-trn4');
  await shot(await windows.open('trn4', '/bta/decl'), 'decl-list');
  await shot(await windows.open('trn4', '/btcd/plan', false, 'en-US'), 'plan-list-en');
  await shot(await windows.open('wh5', '/btcd/arrv'), 'arrv-list');
  await shot(await windows.open('trn4', '/bta/decl/create'), 'decl-new');
  await shot(await windows.open('trn4', '/bta/openReq/create'), 'open-new');
  await shot(await windows.open('trn4', '/bta/vhcl', true), 'vhcl-390');
});

test('10: what comes short is told in amber, at the gate and in the list of cargo', async ({ windows }) => {
  const [carrier, gate] = [await windows.api('trn4'), await windows.api('oper')];
  const { ownerClntId } = decl;
  const short = { ...cargo, cargMtNo: '26DEMOA001I00010010', blNo: 'DEMOPUS26110010', pkgCnt: 4, grossWgt: '40.00' };
  const made = await carrier.post<Row>('bta/decl', {
    ...{ ownerClntId, fromBondAreaCd: '03099002', toBondAreaCd: '03099001', shipNm: 'DEMO STAR' },
    insertCargoList: [short],
  });
  const declared = await released(carrier, `bta/decl/${String(made.id)}`, made.version);
  const planned = await carrier.post<Row>('btcd/plan', {
    ...{ declId: declared.id, cargoId: (declared.cargoList as Row[])[0]!.id, vhclId: vehicles[0]!.id },
    ...{ planDepDtm: `${String(declared.acptDt)} 22:00`, planArrDtm: `${String(declared.acptDt)} 22:50` },
  });
  const at = `btcd/plan/${String(planned.id)}`;
  const step = async (who: Api, name: string, body: Row = {}) =>
    who.post(`${at}/${name}`, { version: (await carrier.get<Row>(at)).version, ...body });
  await step(carrier, 'submit');
  await step(gate, 'verify', { vhclNo: vehicles[0]!.vhclNo, declNo: declared.declNo, sealNo: short.sealNo });
  await step(gate, 'depart');
  await step(carrier, 'arrive');

  const page = await windows.open('wh5', `/btcd/arrv/${String(planned.id)}`);
  await page.getByRole('button', { name: '도착확인', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: /도착확인/ });
  // What is compared stands there; the seal is for the keeper to call intact.
  await expect(dialog.getByRole('definition').filter({ hasText: short.sealNo })).toBeVisible();
  await expect(dialog.getByRole('definition').filter({ hasText: String(vehicles[0]!.vhclNo) })).toBeVisible();
  const seal = dialog.getByRole('combobox', { name: /^봉인정상/ });
  await expect(seal).toHaveValue('');
  await dialog.getByRole('button', { name: '도착확인', exact: true }).click();
  await expect(seal).toHaveAccessibleDescription(/봉인정상을 입력하세요/);
  await shot(page, 'seal-unsaid-1440');
  await seal.fill('정상');
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: /^도착개수/ }).fill('3');
  await expect(dialog.getByRole('textbox', { name: /^도착중량/ })).toHaveValue('30.00');
  await expect(dialog.getByText('개수에 맞춰 잡은 중량입니다')).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: /^도착이상/ })).toHaveValue('부족');
  await dialog.getByRole('textbox', { name: /^이상내용/ }).fill('1 CT 부족');
  await shot(page, 'short-dialog-1440');
  await dialog.getByRole('button', { name: '도착확인', exact: true }).click();
  const told = page.getByRole('status').filter({ hasText: '이상으로 기록했습니다' });
  await expect(told).toHaveClass(/MuiAlert-colorWarning/);
  await shot(page, 'short-told-1440');
  await page.goto('/bwms/stock');
  await expect(rowOf(page, '26DEMOA001I-0001-0010')).toContainText('부족 1');
  await shot(page, 'short-listed-1440');
  await page.setViewportSize({ width: 390, height: 844 });
  const card = page.getByRole('listitem').filter({ hasText: '26DEMOA001I-0001-0010' });
  await expect(card).toContainText('신고와 다르게 반입: 부족 1');
  await shot(page, 'short-listed-390');
  await expectAccessible(page);
});
