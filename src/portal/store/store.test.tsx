/** The store and a service as a visitor meets them (2-portal 2 "service store list" and "detail"). */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
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
  ...{ isOpen: sysCd === 'RS4', baseFee: '25000' },
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
    expect(within(card).getByText('사용자당 월 25,000원부터')).toBeTruthy();
    expect(within(screen.getByRole('link', { name: /선박수리 관리/ })).queryByText('오픈 예정')).toBeNull();
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').every(({ checked }) => checked)).toBe(true);
  });

  test('a platform taken away takes its services away, the address keeps it, all toggles to none', async () => {
    const router = await show();
    await userEvent.click(box('선박수리'));
    expect(cards()).toEqual(['수출입 통관', '보세운송신고']);
    expect(router.state.location.search).toBe('?sys=SWK%2CBTA');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '전체' }).checked).toBe(false);
    await userEvent.click(box('전체'));
    expect(router.state.location.search).toBe('');
    await userEvent.click(box('전체'));
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
  const show = async (answer: Answer = { body: record }) => {
    server = await listen({ 30: answer });
    return showPage(<ServicePage />, '/portal/svcstore/30', ['store'], '/portal/svcstore/:id');
  };

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
    const feeList = [
      fee('BASE', '기본요금', '25000'),
      fee('EXTRA', '추가 사용자', '100000'),
      fee('SETUP', '도입비', '1600000'),
      fee('TRANS', '전송료', '250'),
      fee('TRAIN', '방문 교육', '100000'),
    ];
    await show({ body: { ...record, feeList } });
    expect(screen.queryByRole('region', { name: '요금 계산' })).toBeNull();
    await userEvent.click(await screen.findByRole('tab', { name: '요금 안내' }));
    const sum = await screen.findByRole('region', { name: '요금 계산' });
    const users = within(sum).getByLabelText<HTMLInputElement>('사용자 수');
    expect(users.value).toBe('6');
    await userEvent.clear(users);
    expect(sum.querySelector('output')?.textContent).toBe('');
    await userEvent.type(users, '8명');
    expect(users.value).toBe('8');
    const lines = [...sum.querySelectorAll('dl > div')].map((line) => line.textContent);
    expect(lines).toEqual([
      '기본요금 25,000원 × 8200,000원',
      '추가 사용자 100,000원 × 2200,000원',
      '도입비 (1회)1,600,000원',
      '월 요금 합계400,000원',
      '처음 한 번 내는 금액1,600,000원',
    ]);
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
