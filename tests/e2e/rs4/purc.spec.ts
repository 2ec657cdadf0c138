/** A receipt of too much is corrected at a desk and on a phone; why stands in the history. */
import { expect, test } from '@playwright/test';
import { apiOf, rowsOf, signIn, word } from '../desk.ts';
import { expectAccessible } from '../support/audit.ts';
import { cellUnder, choose, total } from '../support/yardDesk.ts';

interface Purc {
  readonly id: number;
  readonly version: number;
  readonly itemList: readonly { readonly id: number; readonly qty: string }[];
}

test('a receipt that was noted wrongly goes back to what came', async ({ page, browser, request }) => {
  test.setTimeout(90_000);
  const buyer = await apiOf(request, 'purc2');
  const { content } = await buyer.get<{ content: { id: number }[] }>(
    `rs4/clnt/list?keyword=${encodeURIComponent('가온데모도장')}`,
  );
  const item = word();
  let purc = await buyer.post<Purc>('rs4/purc', {
    ...{ clntId: content[0]!.id, dlvDt: '2026-12-20' },
    insertItemList: [{ itemNm: item, unitCd: 'EA', qty: '120', purcPrice: '10000' }],
  });
  const { id } = purc;
  purc = await buyer.post<Purc>(`rs4/purc/${id}/order`, { version: purc.version });
  const rows = purc.itemList.map((line) => ({ id: line.id, recvQty: line.qty, recvDt: '2026-11-20' }));
  await buyer.post(`rs4/purc/${id}/receive`, { version: purc.version, rows });

  await signIn(page, 'purc2', `/rs4/purc/${id}`);
  const steps = page.getByRole('group', { name: '다음 단계' });
  // It takes back what was reached: offered, but no step to be led to.
  await expect(steps.getByRole('button', { name: '입고 정정' })).not.toHaveClass(/filled/);
  await steps.getByRole('button', { name: '입고 정정' }).click();
  const dialog = page.getByRole('dialog');
  const quantity = dialog.getByRole('textbox', { name: /^실제 입고수량/ });
  await expect(quantity).toHaveValue('120');
  // The keyboard is in the first figure, chosen whole; nothing typed, nothing asked.
  await expect(quantity).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await steps.getByRole('button', { name: '입고 정정' }).click();
  await expect(quantity).toBeFocused();
  // Only what is changed is corrected: nothing is ticked until something is, nor once it is as it was.
  const tick = dialog.getByRole('checkbox', { name: `선택: ${item}` });
  await expect(tick).not.toBeChecked();
  await page.keyboard.type('7');
  await expect(quantity).toHaveValue('7');
  await expect(tick).toBeChecked();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: '계속 입력' }).click();
  await expect(quantity).toHaveValue('7');
  await quantity.fill('120');
  await expect(tick).not.toBeChecked();
  await expect(dialog.getByRole('textbox', { name: /^실제 입고일/ })).toHaveValue('2026-11-20');
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: /사유/ }).fill('다른 현장의 물품');
  await dialog.getByRole('button', { name: '입고 정정' }).click();
  await expect(dialog.getByText('고친 수량이나 날짜가 없습니다. 잘못된 품목을 고치세요.')).toBeVisible();
  await quantity.fill('100');
  await dialog.getByRole('button', { name: '입고 정정' }).click();
  await expect(page.getByText(/입고를 정정했습니다: .*부분입고/)).toBeVisible();
  await expect(page.getByRole('region', { name: '미입고' })).toContainText(new RegExp(`${item} 20\\s?`));
  await page.getByRole('tab', { name: '변경 이력' }).click();
  const history = page.getByRole('region', { name: '변경 이력' });
  await expect(history.getByRole('row', { name: new RegExp(`입고수량\\s?품목 ${item} 120 100`) })).toBeVisible();
  await expect(history.getByRole('row', { name: /입고 정정 사유 – 다른 현장의 물품/ })).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const hand = await phone.newPage();
  await signIn(hand, 'purc2', `/rs4/purc/${id}`);
  await hand.getByRole('button', { name: '입고 정정', exact: true }).tap();
  const sheet = hand.getByRole('dialog');
  await sheet.getByRole('textbox', { name: /^실제 입고수량/ }).fill('0');
  await sheet.getByRole('textbox', { name: /사유/ }).fill('모두 반품');
  await sheet.getByRole('button', { name: '입고 정정' }).tap();
  await expect(hand.getByText(/입고를 정정했습니다: .*발주/)).toBeVisible();
  await expect.poll(async () => (await buyer.get<{ stCd: string }>(`rs4/purc/${id}`)).stCd).toBe('ORD');
  await phone.close();
});

test('a receipt tells what came and what is open, and stands in sight beside the item', async ({ page, request }) => {
  const buyer = await apiOf(request, 'purc2');
  const { content } = await buyer.get<{ content: { id: number }[] }>(
    `rs4/clnt/list?keyword=${encodeURIComponent('가온데모도장')}`,
  );
  const line = (itemNm: string, unitCd: string, qty: string) => ({ itemNm, unitCd, qty, purcPriceFrgn: '1.25' });
  const lines = [
    line(`${'선체 외판용 에폭시 방청 도료 '.repeat(4)}${word()}`, 'EA', '1260'),
    line('희석제', 'L', '12'),
  ];
  const made = await buyer.post<Purc>('rs4/purc', {
    ...{ clntId: content[0]!.id, dlvDt: '2026-12-20', currCd: 'USD', vatCd: 'ZERO' },
    insertItemList: lines.map((one) => ({ ...one, purcBaseCd: 'F' })),
  });
  await buyer.post<Purc>(`rs4/purc/${made.id}/order`, { version: made.version });

  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'purc2', `/rs4/purc/${made.id}`);
  // Prices in two currencies stand behind it.
  await expect(page.getByRole('columnheader', { name: '입고수량' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('group', { name: '다음 단계' }).getByRole('button', { name: '입고', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const came = dialog.getByRole('textbox', { name: /^이번 입고/ });
  await expect(came.first()).toBeFocused();
  await expect(came.first()).toHaveValue('1260');
  for (const box of await came.all()) await expect(box).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('row', { name: /희석제/ }).getByRole('cell', { name: 'L', exact: true })).toBeVisible();
  // A figure is not broken, however long the name beside it is.
  const ordered = dialog.getByRole('cell', { name: '1,260', exact: true });
  expect((await ordered.boundingBox())!.height).toBeLessThan(70);
  await came.first().fill('1200');
  await dialog.getByRole('button', { name: '입고', exact: true }).click();
  const done = page.getByText(/입고를 기록했습니다/);
  await expect(done).toContainText('품목 2개, 1,200 EA · 12 L 입고, 60 EA 남음');
  // What the supplier sends along is added, though nothing else can be changed.
  await expect(page.getByRole('button', { name: '추가', exact: true })).toBeEnabled();
  await page.getByRole('group', { name: '다음 단계' }).getByRole('button', { name: '입고', exact: true }).click();
  await dialog.getByRole('button', { name: '입고', exact: true }).click();
  await expect(page.getByText(/60\sEA 입고, 남은 수량 없음/)).toBeVisible();
});

test('figures stay in sight when columns come with an action, and when the window becomes narrow', async ({
  page,
  request,
}) => {
  const buyer = await apiOf(request, 'purc2');
  const { content } = await buyer.get<{ content: { id: number }[] }>(
    `rs4/clnt/list?keyword=${encodeURIComponent('가온데모도장')}`,
  );
  const made = await buyer.post<Purc>('rs4/purc', {
    ...{ clntId: content[0]!.id, dlvDt: '2026-12-20' },
    insertItemList: [
      { itemNm: word(), unitCd: 'EA', qty: '120', purcPrice: '10000' },
      { itemNm: '견본 도료', unitCd: 'EA', qty: '1', purcPrice: '0' },
    ],
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'purc2', `/rs4/purc/${made.id}`);
  const grid = page.getByRole('grid');
  const beyond = () => grid.evaluate((one) => one.scrollWidth - one.clientWidth);
  const head = (name: string) => page.getByRole('columnheader', { name, exact: true });
  await expect(head('금액')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: '발주 확정' }).click();
  // What is free is told where one confirms, and confirmed with it.
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('listitem')).toHaveText(/^금액이 0인 행: 2 견본 도료\. 무상이면/);
  // An order that is out is not mended: whom it goes to, until when, and what it comes to.
  await expect(question).toContainText(/RPS-\d{4}-\d{4} 발주를 확정하시겠습니까\?/);
  await expect(question).toContainText('매입처 가온데모도장(주) · 납기 2026-12-20');
  await expect(question).toContainText('합계금액 1,320,000원');
  await question.getByRole('button', { name: '발주 확정' }).click();
  await expect(page.getByText(/^발주했습니다/)).toBeVisible();
  for (const name of ['입고수량', '최근 입고일', '매입단가', '금액'])
    await expect(head(name)).toBeInViewport({ ratio: 1 });
  await expect.poll(beyond).toBeLessThanOrEqual(0);

  await page.setViewportSize({ width: 1900, height: 900 });
  const name = page.getByRole('columnheader', { name: '품명' });
  const widthOf = async () => (await name.boundingBox())!.width;
  await expect.poll(widthOf).toBeGreaterThan(900);
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect.poll(beyond).toBeLessThanOrEqual(0);
  await expect(head('금액')).toBeInViewport({ ratio: 1 });
});

test('an item is taken by its whole name, in whatever letters; other words stay as they were typed', async ({
  page,
  request,
}) => {
  const buyer = await apiOf(request, 'purc2');
  const name = `Paint ${word()}`;
  for (const itemNm of [name, `${name} 희석제`])
    await buyer.post('rs4/stdinfo/item', { itemTpCd: 'M', itemNm, unitCd: 'L', purcPrice: '17500', currCd: 'KRW' });
  await signIn(page, 'purc2', '/rs4/purc/create');
  const cell = (row: number, head: RegExp) => cellUnder(page, row, head);
  const shows = async (row: number, price: string, itemNm: string) => {
    await expect(await cell(row, /^품명/)).toHaveText(itemNm);
    await expect(await cell(row, /^매입단가/)).toHaveText(price);
  };
  await page.getByRole('button', { name: '행 추가', exact: true }).click();
  await (await cell(1, /^품명/)).click();
  await page.keyboard.type(name.toUpperCase().replace(' ', '  '));
  await expect(page.getByRole('option').first()).toHaveAttribute('data-active', 'true');
  await expect(page.getByText('Enter 이 품목으로 · Esc 입력한 대로')).toBeVisible();
  // Composed by an input method, like each name in Hangul, and gone on with.
  const cdp = await page.context().newCDPSession(page);
  for (const text of ['ㅎ', '희'])
    await cdp.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
  await cdp.send('Input.insertText', { text: '희' });
  const box = page.getByRole('textbox', { name: '품명' });
  await expect(box).toHaveValue(`${name.toUpperCase().replace(' ', '  ')}희`);
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('option').first()).toHaveAttribute('data-active', 'true');
  await page.keyboard.press('Enter');
  await shows(1, '17,500', name);

  // Whoever is faster than the answer gets the same item.
  await page.getByRole('button', { name: '행 추가', exact: true }).click();
  await (await cell(2, /^품명/)).click();
  await page.keyboard.type(`${name} 희석제`);
  await page.keyboard.press('Enter');
  await shows(2, '17,500', `${name} 희석제`);

  await page.getByRole('button', { name: '행 추가', exact: true }).click();
  await (await cell(3, /^품명/)).click();
  await page.keyboard.type(name.slice(0, -2));
  await expect(page.getByRole('option').first()).not.toHaveAttribute('data-active', 'true');
  await page.keyboard.press('Enter');
  await shows(3, '0', name.slice(0, -2));
  await (await cell(3, /^품명/)).click();
  await page.keyboard.type(name);
  await expect(page.getByRole('option').first()).toHaveAttribute('data-active', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await shows(3, '0', name);
  // A name of one's own leads on to all that a purchase asks for, one after the other.
  const editor = (role: 'combobox' | 'textbox', label: string) =>
    page.getByRole('grid').getByRole(role, { name: label, exact: true });
  await expect(editor('combobox', '단위')).toBeFocused();
  await page.keyboard.type('EA');
  await page.keyboard.press('Enter');
  await expect(editor('textbox', '수량')).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(editor('textbox', '매입단가')).toBeFocused();
  await page.keyboard.type('300');
  await page.keyboard.press('Enter');
  await expect(editor('textbox', '품명')).toBeFocused();
});

test('the window over items starts with those of the kind of purchase, and gives the others on demand', async ({
  page,
  browser,
}) => {
  await signIn(page, 'purc2', '/rs4/purc/create');
  await choose(page, /^발주구분/, '자재');
  await page.getByRole('button', { name: '행 추가', exact: true }).click();
  const name = await cellUnder(page, 1, /^품명/);
  await name.click();
  await page.keyboard.type('교체');
  await page.keyboard.press('F4');
  const dialog = page.getByRole('dialog', { name: /품목·단가 선택/ });
  await expect(dialog.getByRole('gridcell', { name: '아연판 교체' })).toBeVisible();
  await expect(dialog.getByRole('gridcell', { name: '강판 교체' })).toHaveCount(0);
  const kind = dialog.getByRole('combobox', { name: '품목구분' });
  await expect(kind).toHaveValue('자재, 선용품');
  await dialog.getByRole('button', { name: '모두 지우기' }).click();
  const keyword = dialog.getByRole('textbox', { name: '검색어' });
  await keyword.fill('강판 교체');
  await keyword.press('Enter');
  await dialog.getByRole('gridcell', { name: '강판 교체' }).dblclick();
  await expect(name).toHaveText('강판 교체');
  // What people call it finds it.
  await page.getByRole('button', { name: '행 추가', exact: true }).click();
  await (await cellUnder(page, 2, /^품명/)).click();
  await page.keyboard.type('페인트');
  await expect(page.getByRole('option', { name: /도료/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  // Several at once come with their prices, like one.
  await page.getByRole('button', { name: '품목 불러오기' }).click();
  const several = page.getByRole('dialog', { name: /여러 건 선택/ });
  await several.getByRole('row').filter({ hasText: '아연판 교체' }).getByRole('checkbox').click();
  await several.getByRole('button', { name: '확인' }).click();
  const lines = page.getByRole('grid', { name: '품목' }).getByRole('row');
  await expect(lines.filter({ hasText: '아연판 교체' })).toContainText('51,250');

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const hand = await phone.newPage();
  await signIn(hand, 'purc2', '/rs4/purc/create');
  await hand.getByRole('tab', { name: /품목/ }).tap();
  await hand.getByRole('button', { name: '품목 불러오기' }).tap();
  const sheet = hand.getByRole('dialog');
  const chips = sheet.getByRole('list', { name: '적용한 조건' });
  await expect(chips).toContainText('공임, 설비·용역');
  const count = sheet.getByText(/^전체 \d+건/);
  const narrowed = await count.textContent();
  await chips.getByRole('button').tap();
  await expect(chips).toHaveCount(0);
  await expect(count).not.toHaveText(narrowed!);
  await phone.close();
});

test('suppliers of the kind of purchase are offered first, and an order is chosen by its whole number', async ({
  page,
}) => {
  await signIn(page, 'purc2', '/rs4/purc/create');
  const supplier = page.getByRole('combobox', { name: /^매입처/ });
  const first = page.getByRole('listbox', { name: '매입처' }).getByRole('option').first();
  // Other tests have suppliers of their own.
  await supplier.pressSequentially('데모');
  await expect(first).toContainText('가온데모도장');
  await page.keyboard.press('Escape');
  await supplier.fill('');
  await choose(page, /^발주구분/, '자재');
  await supplier.pressSequentially('데모');
  await expect(first).toContainText('온누리데모마린');
  await supplier.press('F4');
  const dialog = page.getByRole('dialog', { name: /거래처 선택/ });
  const rows = dialog.getByRole('row');
  await expect(dialog.getByRole('combobox', { name: '거래처구분' })).toHaveValue('자재 공급사');
  await expect(rows.filter({ hasText: '온누리데모마린' })).toBeVisible();
  await expect(rows.filter({ hasText: '가온데모도장' })).toHaveCount(0);
  await dialog.getByRole('button', { name: '모두 지우기' }).click();
  await dialog.getByRole('button', { name: /조회/ }).click();
  await expect(rows.filter({ hasText: '가온데모도장' })).toBeVisible();
  // Of partners who supply nothing there are none, whatever one searches for.
  await expect(rows.filter({ hasText: '누리데모해운' })).toHaveCount(0);
  await dialog.getByRole('button', { name: '닫기' }).click();
  const order = page.getByRole('combobox', { name: /^공사/ });
  await order.click();
  await order.press('F4');
  const number = page
    .getByRole('dialog')
    .getByRole('gridcell', { name: /^RO-\d{4}-\d{4}$/ })
    .first();
  await expect(number).toBeVisible();
  expect(await number.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBeLessThanOrEqual(0);
});

test('the vessel of a purchase leads to the order that brings it, and finds the purchase', async ({
  page,
  request,
}) => {
  const sales = await apiOf(request, 'sales2');
  interface Named {
    readonly id: number;
    readonly version: number;
    readonly orderNo: string;
  }
  const name = `${word()}호`;
  const { id: clntId } = (await sales.get<{ content: Named[] }>('rs4/clnt/list?clntTpCds=OWNER')).content[0]!;
  const ship = await sales.post<Named>('rs4/ship', {
    ...{
      shipNm: name,
      shipNmEn: name,
      natCd: 'KR',
      shipTpCd: 'BULK',
      callSign: `D${Math.floor(1e5 + Math.random() * 9e5)}`,
    },
  });
  const order = await sales.post<Named>('rs4/order', {
    ...{ shipId: ship.id, clntId, orderTitle: name, workFromDt: '2027-03-02', workToDt: '2027-03-20', vatCd: 'TAX10' },
    ...{ currCd: 'KRW', payTermCd: 'D30' },
    insertItemList: [{ lineTpCd: 'I', itemNm: '선저 도장', unitCd: 'M2', qty: '3', price: '1000' }],
  });

  await signIn(page, 'purc2', '/rs4/purc/create');
  await page.getByRole('button', { name: '공사를 선택하면 정해집니다' }).click();
  const box = page.getByRole('combobox', { name: /^공사/ });
  await expect(box).toBeFocused();
  await expect(page.getByRole('listbox', { name: '공사' })).toBeVisible();
  await box.pressSequentially(name);
  await expect(page.getByRole('option', { name: new RegExp(order.orderNo) })).toContainText(name);
  await box.press('Enter');
  await expect(box).toHaveValue(order.orderNo);
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '공사를 선택하면 정해집니다' })).toHaveCount(0);
  const maker = page.getByRole('combobox', { name: /^매입처/ });
  await maker.click();
  await maker.pressSequentially('가온데모도장');
  await page.getByRole('option', { name: /가온데모도장/ }).click();
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText(/^RP[SM]-\d{4}-\d{4}$/).first()).toBeVisible();
  const purcNo = await page
    .getByText(/^RP[SM]-\d{4}-\d{4}$/)
    .first()
    .textContent();

  await page.goto('/rs4/purc');
  const keyword = page.getByRole('textbox', { name: /검색어: .*선박/ });
  await keyword.fill(name);
  await keyword.press('Enter');
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page)).toContainText(purcNo!);

  // A part of it has come: the cost of the order says why it is still 0.
  const buyer = await apiOf(request, 'purc2');
  const { content } = await buyer.get<{ content: Named[] }>(
    `rs4/clnt/list?keyword=${encodeURIComponent('가온데모도장')}`,
  );
  let purc = await buyer.post<Purc>('rs4/purc', {
    ...{ clntId: content[0]!.id, orderId: order.id, dlvDt: '2027-03-01' },
    insertItemList: [{ itemNm: '방청도료', unitCd: 'EA', qty: '10', purcPrice: '1000' }],
  });
  purc = await buyer.post<Purc>(`rs4/purc/${purc.id}/order`, { version: purc.version });
  const rows = [{ id: purc.itemList[0]!.id, recvQty: '4', recvDt: '2026-11-20' }];
  await buyer.post(`rs4/purc/${purc.id}/receive`, { version: purc.version, rows });
  await page.goto(`/rs4/order/${order.id}`);
  await expect(total(page, '실제매입액')).toHaveText('0');
  await expect(page.getByText('부분입고 발주 1건은 모두 입고되면 더합니다')).toBeVisible();
});

test('the box of an order says why nothing is found, and that the vessel comes with it', async ({ page }) => {
  await signIn(page, 'purc2', '/rs4/purc/create');
  const box = page.getByRole('combobox', { name: /^공사/ });
  await box.click();
  await box.pressSequentially('없는 공사');
  const why =
    '선박은 공사를 선택하면 정해집니다. 공사 없이 발주할 때는 납품장소에 선박 이름을 적어 두면 그 이름으로 조회됩니다.';
  await expect(page.getByText(why)).toBeVisible();
  await box.press('F4');
  await expect(page.getByRole('dialog').getByText(why)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click();
  // Whom it asks for first is called as on this form.
  await page.getByRole('combobox', { name: '거래처 담당자' }).click();
  await expect(page.getByText('매입처를 먼저 선택하세요.')).toBeVisible();
});
