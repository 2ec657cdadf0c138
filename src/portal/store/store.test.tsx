/** The store and a service as a visitor meets them (2-portal 2 "service store list" and "detail"). */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { listen, showPage } from '../../../tests/support/portal.tsx';
import type { Answer } from '../../../tests/support/portal.tsx';
import { InfoPage } from '../svcinfo/InfoPage.tsx';
import { ServicePage } from './ServicePage.tsx';
import { StorePage } from './StorePage.tsx';

let server: Awaited<ReturnType<typeof listen>>;
afterEach(async () => {
  cleanup();
  sessionStorage.clear();
  await server.close();
});

const item = (id: number, sysCd: string, sysNm: string, subsReqNm: string) => ({
  ...{
    id,
    sysCd,
    sysNm,
    sysNmEn: `${sysCd} in English`,
    subsReqId: `${sysCd}-STD`,
    subsReqNm,
    subsReqNmEn: `Service ${id}`,
  },
  ...{ prdIntro: `${subsReqNm} 소개`, prdIntroEn: null, vrFilePath: null, saveFileNm: null, respFileList: [] },
  ...{ isOpen: sysCd === 'RS4', baseFee: '25000', setupFee: sysCd === 'SWK' ? '1600000' : null },
});
const content = [
  item(21, 'SWK', '쉽워크', '수출입 통관'),
  item(30, 'RS4', '선박수리', '선박수리 관리'),
  item(27, 'BTA', '보세운송', '보세운송신고'),
];
const files = [1, 2, 3].map((at) => ({ fileDetailId: at, vrFilePath: '/pictures/', saveFileNm: `${at}.webp` }));
const fee = (feeTpCd: string, feeNm: string, unitPrice: string) => ({
  feeTpCd,
  feeNm,
  feeNmEn: null,
  unitPrice,
  unitNm: null,
});
const record = {
  ...item(30, 'RS4', '선박수리', '선박수리 관리'),
  ...{ imgDesc: '견적 화면\n 대시보드 ', imgDescEn: 'Quotation' },
  ...{ respFileList: files, updateDt: '2026-11-20 09:00:00', mainFuncEn: null, priceInfoEn: null, prdSummaryEn: null },
  ...{ feeList: [] as readonly object[], baseUserCnt: 6 },
  ...{
    prdSummary: '<h2>한 번의 입력</h2><p>개요</p>',
    mainFunc: '<h2>기능</h2><img src=x onerror="hurt()">',
    priceInfo: null,
  },
};
const missing: Answer = {
  status: 404,
  body: { code: 'E_NOTFOUND', status: 404, message: '자료가 없습니다.', errors: [] },
};

const cards = () => screen.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent);
const box = (name: string) => screen.getByRole('checkbox', { name });
const platform = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name} \\d+$`) });

describe('the list', () => {
  const show = async (address = '/portal/svcstore') => {
    server = await listen({ list: { body: { content } } });
    const router = await showPage(<StorePage />, address, ['store']);
    await screen.findByRole('group', { name: '플랫폼' });
    return router;
  };

  test('shows every system under both its names with its services, all chosen', async () => {
    await show();
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      '쉽워크 SWK in English',
      '선박수리 RS4 in English',
      '보세운송 BTA in English',
    ]);
    const card = screen.getByRole('link', { name: /수출입 통관/ });
    expect(card.getAttribute('href')).toBe('/portal/svcstore/21');
    expect(within(card).getByText('수출입 통관 소개')).toBeTruthy();
    expect(within(card).getByText('오픈 예정')).toBeTruthy();
    // What is only announced has no price yet that anybody pays.
    expect(within(card).getByText('예정 요금 사용자당 월 25,000원부터')).toBeTruthy();
    expect(
      within(screen.getByRole('link', { name: /선박수리 관리/ })).getByText('사용자당 월 25,000원부터'),
    ).toBeTruthy();
    // What is paid once to begin with stands beside it, where there is any.
    expect(within(card).getByText('도입비 1,600,000원 (1회)')).toBeTruthy();
    expect(screen.getAllByText(/도입비/)).toHaveLength(1);
    expect(within(screen.getByRole('link', { name: /선박수리 관리/ })).queryByText('오픈 예정')).toBeNull();
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').every(({ checked }) => checked)).toBe(true);
  });

  test('a platform asked for shows its services alone, the address keeps it, Back takes it back', async () => {
    const router = await show();
    expect(screen.getAllByRole('checkbox').map((one) => one.closest('label')?.textContent)).toEqual([
      '전체 3',
      '쉽워크 1',
      '선박수리 1',
      '보세운송 1',
    ]);
    await userEvent.click(platform('선박수리'));
    expect(cards()).toEqual(['선박수리 관리']);
    expect([platform('전체').checked, platform('쉽워크').checked, platform('선박수리').checked]).toEqual([
      false,
      false,
      true,
    ]);
    expect(router.state.location.search).toBe('?sys=RS4');
    await userEvent.click(platform('보세운송'));
    expect(router.state.location.search).toBe('?sys=RS4%2CBTA');
    await act(() => router.navigate(-1));
    expect(cards()).toEqual(['선박수리 관리']);
    await userEvent.click(platform('선박수리'));
    expect(router.state.location.search).toBe('');
    expect(cards()).toEqual(expect.arrayContaining(['수출입 통관', '보세운송신고']));
  });

  test('the box of all toggles between everything and nothing', async () => {
    await show();
    await userEvent.click(platform('전체'));
    expect(cards()).toEqual([]);
    expect(screen.getAllByText('선택한 플랫폼에 해당하는 서비스가 없습니다.')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: '전체 선택' }));
    expect(cards()).toContain('선박수리 관리');
  });

  test('an address with a choice shows that choice', async () => {
    await show('/portal/svcstore?sys=BTA');
    expect(cards()).toEqual(['보세운송신고']);
  });

  test('what does not come is told, with another try', async () => {
    server = await listen({
      list: { status: 503, body: { code: 'E_UNAVAILABLE', status: 503, message: '', errors: [] } },
    });
    await showPage(<StorePage />, '/portal/svcstore', ['store']);
    await userEvent.click(await screen.findByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(server.heard).toHaveLength(2));
  });
});

describe('a service', () => {
  const show = async (answer: Answer = { body: record }, query = '') => {
    server = await listen({ 30: answer, demo: { body: { open: true } }, prices: { body: { content: priced } } });
    return showPage(<ServicePage />, `/portal/svcstore/30${query}`, ['store'], '/portal/svcstore/:id');
  };
  const feeList = [
    fee('BASE', '기본요금', '25000'),
    fee('EXTRA', '추가 사용자', '100000'),
    fee('SETUP', '도입비', '1600000'),
    fee('TRANS', '전송료', '250'),
    fee('TRAIN', '방문 교육', '100000'),
  ];
  const priced = [
    { ...item(30, 'RS4', '선박수리', '선박수리 관리'), baseUserCnt: 6, feeList },
    { ...item(21, 'SWK', '쉽워크', '수출입 통관'), baseUserCnt: 6, feeList },
    { ...item(22, 'SWK', '쉽워크', '구매확인서'), subsReqId: 'SWK-PCR', baseUserCnt: 1, feeList: feeList.slice(0, 1) },
    { ...item(29, 'BWMS', '보세창고', '창고관리'), baseUserCnt: 1, feeList: feeList.slice(0, 1) },
    { ...item(33, '3PL', '3자물류', '창고관리'), baseUserCnt: 1, feeList: feeList.slice(0, 1) },
  ];
  const linesOf = (sum: HTMLElement) =>
    [...sum.querySelectorAll('output h3, output dl > div')].map((line) => line.textContent);

  test('has a name, a way back, an application, and pictures that go around', async () => {
    await show();
    expect(await screen.findByRole('heading', { level: 1, name: '선박수리 관리' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '목록' }).getAttribute('href')).toBe('/portal/svcstore');
    expect(screen.getByRole('link', { name: '이용 신청' }).getAttribute('href')).toBe(
      '/platform/subsc/new?subsReqId=RS4-STD',
    );
    expect(screen.queryByText('오픈 예정')).toBeNull();
    const at = () => [screen.getByText(/^\d \/ 3$/).textContent, screen.getByRole('img').getAttribute('alt')];
    // It runs: its screens come before the drawing that stands for it.
    expect(at()).toEqual(['1 / 3', '대시보드']);
    await userEvent.click(screen.getByRole('button', { name: '이전 그림' }));
    expect(at()).toEqual(['3 / 3', '견적 화면']);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(at()).toEqual(['2 / 3', '선박수리 관리 그림 2']);
  });

  test('can be looked at in the demo yard and in the film where these show it', async () => {
    await show();
    // It comes with texts of its own, after the page.
    expect(await screen.findByRole('button', { name: /바로 체험하기/ }, { timeout: 8000 })).toBeTruthy();
    expect(screen.getByRole('button', { name: '시연 영상 보기' })).toBeTruthy();
    cleanup();
    await server.close();
    await show({ body: { ...record, sysCd: 'SWK' } });
    await screen.findByRole('link', { name: '이용 신청' });
    await expect(screen.findByRole('button', { name: '시연 영상 보기' })).rejects.toThrow();
  });

  test('a picture that does not come is replaced by a drawing', async () => {
    await show();
    const picture = await screen.findByRole<HTMLImageElement>('img');
    expect(picture.getAttribute('src')).toBe('/pictures/2.webp?w=640');
    fireEvent.error(picture);
    expect(screen.getByRole('img').getAttribute('src')).toMatch(/serviceFallback|data:image\/svg/);
  });

  test('has three tabs, by pointer and by arrows, that the address keeps; text is cleaned', async () => {
    const router = await show();
    const panel = () => screen.getByRole('tabpanel');
    await waitFor(() => expect(within(panel()).getByRole('heading', { name: '한 번의 입력' })).toBeTruthy());
    await userEvent.click(screen.getByRole('tab', { name: '주요 기능' }));
    await waitFor(() => expect(within(panel()).getByRole('heading', { name: '기능' })).toBeTruthy());
    expect(panel().innerHTML).not.toContain('onerror');
    expect(router.state.location.search).toBe('?tab=functions');
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: '요금 안내', selected: true }));
    expect(within(panel()).getByText('설명을 준비하고 있습니다.')).toBeTruthy();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('상품 개요');
    expect(router.state.location.search).toBe('');
  });

  test('what so many users cost is reckoned below its prices, as the subscription reckons it', async () => {
    await show({ body: { ...record, feeList } });
    expect(screen.queryByRole('region', { name: '요금 계산' })).toBeNull();
    await userEvent.click(await screen.findByRole('tab', { name: '요금 안내' }));
    const sum = await screen.findByRole('region', { name: '요금 계산' });
    const users = within(sum).getByLabelText<HTMLInputElement>('사용자 수');
    expect(users.value).toBe('6');
    await userEvent.clear(users);
    expect(sum.querySelector('output')?.textContent).toBe('');
    // What cannot be reckoned with stays as it was typed, and says so.
    for (const wrong of ['8명', '-3', '0', '100001']) {
      await userEvent.clear(users);
      await userEvent.type(users, wrong);
      expect(users.value).toBe(wrong);
      expect(users.getAttribute('aria-invalid')).toBe('true');
      expect(within(sum).getByText('사용자 수를 1부터 100,000까지의 숫자로 입력하세요.')).toBeTruthy();
      expect(sum.querySelector('output')?.textContent).toBe('');
    }
    // As many as an application takes.
    await userEvent.clear(users);
    await userEvent.type(users, '100,000');
    expect(users.getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByRole('link', { name: '이용 신청' }).getAttribute('href')).toMatch(/&users=100000$/);
    await userEvent.clear(users);
    await userEvent.type(users, '8');
    expect(users.getAttribute('aria-invalid')).toBeNull();
    // What is paid once stands below the sum of the month, with a sum of its own.
    expect(linesOf(sum)).toEqual([
      '매월 내는 금액',
      '기본요금 8명 × 25,000원200,000원',
      '추가 사용자 2명 × 100,000원기본 6명을 넘는 사용자200,000원',
      '월 요금 합계400,000원',
      '처음 한 번 내는 금액',
      '도입비1,600,000원',
      '처음 한 번 합계1,600,000원',
    ]);
  });

  test('the users go into the address, to the application, and to the next service of the same visitor', async () => {
    const router = await show({ body: { ...record, feeList } });
    await userEvent.click(await screen.findByRole('tab', { name: '요금 안내' }));
    const users = () => screen.findByLabelText<HTMLInputElement>('사용자 수');
    const applies = () => screen.getByRole('link', { name: '이용 신청' }).getAttribute('href');
    // Who has reckoned applies where the sum stands.
    const below = () => screen.getByRole('link', { name: '계산한 대로 신청하기' }).getAttribute('href');
    // Nobody has typed any yet.
    expect(below()).toBe(applies());
    expect(applies()).toMatch(/subsReqId=RS4-STD$/);
    await userEvent.clear(await users());
    await userEvent.type(await users(), '12');
    expect(router.state.location.search).toBe('?tab=price&users=12');
    expect(applies()).toMatch(/subsReqId=RS4-STD&users=12$/);
    expect(below()).toBe(applies());
    // What cannot be reckoned with stays out of it.
    await userEvent.type(await users(), '명');
    expect(screen.queryByRole('link', { name: '계산한 대로 신청하기' })).toBeNull();
    expect(router.state.location.search).toBe('?tab=price&users=12');
    cleanup();
    await show({ body: { ...record, feeList } }, '?tab=price');
    expect((await users()).value).toBe('12');
    expect(applies()).toMatch(/&users=12$/);
    cleanup();
    // A link that was shared says what it says.
    await show({ body: { ...record, feeList } }, '?tab=price&users=3');
    expect((await users()).value).toBe('3');
    expect(applies()).toMatch(/&users=3$/);
  });

  test('services that run are reckoned together: the base fee once, each with its share, and the sum', async () => {
    await show({ body: { ...record, feeList } });
    await userEvent.click(await screen.findByRole('tab', { name: '요금 안내' }));
    const sum = await screen.findByRole('region', { name: '요금 계산' });
    const together = await within(sum).findByRole('group', { name: '함께 쓸 서비스' });
    expect(
      within(together)
        .getAllByRole('checkbox')
        .map((one) => one.parentElement?.textContent),
    ).toEqual([
      // Two that are called the same are told apart by their systems.
      ...['수출입 통관', '구매확인서', '창고관리 (보세창고)', '창고관리 (3자물류)'],
    ]);
    await userEvent.type(within(sum).getByLabelText('사용자 수'), '{Backspace}7');
    await userEvent.click(box('수출입 통관'));
    await userEvent.click(box('구매확인서'));
    expect(linesOf(sum)).toEqual([
      '매월 내는 금액',
      ...[
        '선박수리 관리275,000원',
        '기본요금 7명 × 25,000원175,000원',
        '추가 사용자 1명 × 100,000원기본 6명을 넘는 사용자100,000원',
      ],
      ...[
        '수출입 통관100,000원',
        '기본요금위 서비스에서 이미 냅니다0원',
        '추가 사용자 1명 × 100,000원기본 6명을 넘는 사용자100,000원',
      ],
      ...['구매확인서0원', '기본요금위 서비스에서 이미 냅니다0원'],
      '월 요금 합계375,000원',
      '처음 한 번 내는 금액',
      ...['도입비 (선박수리 관리)1,600,000원', '도입비 (수출입 통관)1,600,000원'],
      '처음 한 번 합계3,200,000원',
    ]);
    await userEvent.click(box('수출입 통관'));
    expect(linesOf(sum)).toContain('월 요금 합계275,000원');
  });

  test('a service that is reckoned with goes into the address and along to the application, until it is taken away', async () => {
    const router = await show({ body: { ...record, feeList } }, '?tab=price&along=SWK-STD,<b>,RS4-STD');
    const applies = () => screen.getByRole('link', { name: '이용 신청' }).getAttribute('href');
    const sum = await screen.findByRole('region', { name: '요금 계산' });
    await within(sum).findByRole('group', { name: '함께 쓸 서비스' });
    // Of a link that was shared what it says, but nothing that is no code, and not the service itself.
    expect(box('수출입 통관')).toHaveProperty('checked', true);
    expect(applies()).toMatch(/\?subsReqId=RS4-STD&along=SWK-STD$/);
    await userEvent.click(box('구매확인서'));
    expect(applies()).toMatch(/&along=SWK-STD%2CSWK-PCR$/);
    await userEvent.click(box('수출입 통관'));
    await userEvent.click(box('구매확인서'));
    expect(applies()).toMatch(/\?subsReqId=RS4-STD$/);
    expect(new URLSearchParams(router.state.location.search).get('along') ?? '').not.toContain('SWK');
  });

  test('what its prices are while it is only announced is said above them', async () => {
    await show({ body: { ...record, priceInfo: '<h2>요금표</h2>', isOpen: false, feeList } });
    await userEvent.click(await screen.findByRole('tab', { name: '요금 안내' }));
    expect(screen.getByText('아직 열지 않은 서비스라 예정 요금입니다.')).toBeTruthy();
    cleanup();
    await server.close();
    await show({ body: { ...record, priceInfo: '<h2>요금표</h2>', feeList } });
    await userEvent.click(await screen.findByRole('tab', { name: '요금 안내' }));
    expect(screen.getByRole('heading', { name: '요금표' })).toBeTruthy();
    expect(screen.queryByText(/예정 요금/)).toBeNull();
  });

  test('its functions stand beside drawings of their own, whatever stood between them', async () => {
    const entry = (name: string, text: string) => `<li><strong>${name}</strong><br />${text}</li>`;
    const mainFunc = `<h2>잇는 기능</h2><ul>${entry('견적', '원화 &amp; 외화')}${entry('발주와 입고', '부분 입고')}${entry('별일', '')}</ul>`;
    await show({ body: { ...record, mainFunc } });
    await userEvent.click(await screen.findByRole('tab', { name: '주요 기능' }));
    const panel = screen.getByRole('tabpanel');
    expect(within(panel).getByRole('heading', { level: 2 }).textContent).toBe('잇는 기능');
    const items = within(panel).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['견적원화 & 외화', '발주와 입고부분 입고', '별일']);
    const drawings = items.map((one) => one.querySelector('path')?.getAttribute('d'));
    expect(new Set(drawings).size).toBe(3);
    expect(drawings.every(Boolean)).toBe(true);
  });

  test('its three texts stand on the page; one in which the browser finds a word opens', async () => {
    const router = await show();
    const panels = await screen.findAllByRole('tabpanel', { hidden: true });
    expect(panels.map((panel) => panel.getAttribute('hidden'))).toEqual([null, 'until-found', 'until-found']);
    await waitFor(() => expect(panels[1]!.textContent).toContain('기능'));
    fireEvent(panels[1]!, new Event('beforematch', { bubbles: true }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=functions'));
    expect(panels.map((panel) => panel.getAttribute('hidden'))).toEqual(['until-found', null, 'until-found']);
  });

  test('one that is not there is told, and the way leads home', async () => {
    const router = await show(missing);
    const alert = await screen.findByRole('alertdialog');
    expect(alert.textContent).toContain('존재하지 않는 서비스입니다.');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/portal/index'));
  });
});

describe('an introduction', () => {
  const show = async (id: string, isOpen = false) => {
    const service = { ...record, ...item(Number(id), 'BTA', '보세운송', '보세운송신고'), isOpen };
    server = await listen({ [id]: { body: service } });
    return showPage(<InfoPage />, `/portal/svcinfo/${id}`, ['store'], '/portal/svcinfo/:id');
  };

  test('of bonded transport: five steps, seven features, the way to hear when it opens', async () => {
    await show('27');
    expect(await screen.findByRole('heading', { level: 1, name: '보세운송신고' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '알림 받기', expanded: false })).toBeTruthy();
    expect(screen.queryByRole('link', { name: '이용 신청' })).toBeNull();
    expect(cards()).toEqual([
      ...['차량 자격등록', '보세운송신고', '배차계획 신고', '차량·신고 확인', '도착확인'],
      ...[
        '화물진행 정보',
        '승인 신청',
        '보세구역·화주 저장',
        '정정 신청',
        '배차계획 신고',
        '검사화물 도착보고',
        '임시개청 신청',
      ],
    ]);
  });

  test('of ship repair: the way to request it', async () => {
    await show('30', true);
    expect((await screen.findByRole('link', { name: '이용 신청' })).getAttribute('href')).toBe(
      '/platform/subsc/new?subsReqId=BTA-STD',
    );
    expect(screen.getByRole('button', { name: '뒤로' })).toBeTruthy();
  });

  test('of any other service there is none, and nothing is asked', async () => {
    await show('21');
    expect(await screen.findByRole('heading', { name: '존재하지 않는 서비스입니다.' })).toBeTruthy();
    expect(server.heard).toEqual([]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
