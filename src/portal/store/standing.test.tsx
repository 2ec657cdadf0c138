/** The way on from a service for those who are logged in: what their company has, or whom to ask (10-platform subsc E). */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen, showPage } from '../../../tests/support/portal.tsx';
import type { Answer } from '../../../tests/support/portal.tsx';
import { setSession } from '../../session/session.ts';
import type { SignedIn } from '../../session/session.ts';
import type { Standing } from '../../core/standing.ts';
import { send } from '../../session/calls/transport.ts';
import { ServiceWay } from './ServiceWay.tsx';
import { StandingWay } from './StandingWay.tsx';
import type { ServiceItem } from './service.ts';

// Whose call it is, and what becomes of a session that is over, has tests of its own.
vi.mock('../../session/calls/client.ts', () => ({
  call: <T,>(path: string, options: object) => send<T>(path, options),
}));

let server: Awaited<ReturnType<typeof listen>> | undefined;
beforeEach(() => {
  server = undefined;
});
afterEach(async () => {
  cleanup();
  setSession({ status: 'out', why: 'visitor' });
  await server?.close();
});

const service = { id: 21, sysCd: 'SWK', subsReqId: 'SWK-CUS', subsReqNm: '수출입 통관', isOpen: true } as ServiceItem;
const enter = (guest = false) =>
  setSession({
    status: 'in',
    user: { id: 21, userNm: '최예시', guest },
    corp: { id: 2 },
    menu: [],
  } as unknown as SignedIn);
const show = async (answer?: Answer) => {
  server = await listen(answer ? { standing: answer } : {});
  await showPage(<ServiceWay service={service} />, '/portal/svcstore/21', ['store']);
};
const told = (standing: Partial<Standing>): Answer => ({
  body: { uses: true, mayApply: true, operator: false, admins: [], ...standing },
});
const held = (more: Partial<NonNullable<Standing['held']>> = {}) => ({
  held: { stCd: 'REQ' as const, subscNo: 'SB-2611-0001', endDt: null, path: '/platform/subsc/hist/7', ...more },
});
const apply = () => screen.queryByRole('link', { name: '이용 신청' });

test('what waits for an approval, is in use or ends is said, with the way to its record, instead of the form', async () => {
  enter();
  await show(told(held()));
  expect(await screen.findByText('신청 중 SB-2611-0001')).toBeTruthy();
  expect(screen.getByRole('link', { name: '구독 내용 보기' }).getAttribute('href')).toBe('/platform/subsc/hist/7');
  expect(apply()).toBeNull();
  expect(server!.heard.map(({ url }) => url.search)).toEqual(['?subsReqId=SWK-CUS']);
  for (const [stCd, endDt, text] of [
    ['USE', null, '이용 중'],
    ['TERM_REQ', '2026-11-30', '2026-11-30 해지 예정'],
  ] as const) {
    cleanup();
    await server!.close();
    await show(told(held({ stCd, endDt })));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(apply()).toBeNull();
  }
});

test('a company that has a service which is not open to others is not asked to wait for it', async () => {
  enter();
  const closed = { ...service, isOpen: false };
  server = await listen({ standing: told(held({ stCd: 'USE' })) });
  await showPage(<ServiceWay service={closed} />, '/portal/svcstore/21', ['store']);
  expect(await screen.findByText('이용 중')).toBeTruthy();
  // It has it, and finds no menu of it.
  expect(screen.getByText(/^오픈 예정인 서비스라 아직 메뉴가 없습니다/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: '알림 받기' })).toBeNull());
  cleanup();
  await server!.close();
  // Nobody is sent to somebody who could not apply either.
  server = await listen({ standing: told({ mayApply: false, admins: ['김관리'] }) });
  await showPage(<ServiceWay service={closed} />, '/portal/svcstore/21', ['store']);
  expect(await screen.findByRole('button', { name: '알림 받기' })).toBeTruthy();
});

test('who may not read the record has no way to it', async () => {
  enter();
  const { path: _, ...rest } = held().held;
  await show(told({ held: { ...rest, stCd: 'USE' }, mayApply: false, admins: ['김관리'] }));
  expect(await screen.findByText('이용 중')).toBeTruthy();
  expect(screen.queryByText(/^오픈 예정/)).toBeNull();
  expect(screen.queryByRole('link', { name: '구독 내용 보기' })).toBeNull();
});

test('who may not apply is told whom to ask', async () => {
  enter();
  await show(told({ mayApply: false, admins: ['김관리', '이관리'] }));
  expect(
    await screen.findByText('서비스를 신청할 권한이 없습니다. 김관리, 이관리 님에게 신청을 부탁하세요.'),
  ).toBeTruthy();
  expect(apply()).toBeNull();
  cleanup();
  await server!.close();
  await show(told({ mayApply: false }));
  expect(await screen.findByText(/회사의 권한 관리자에게 신청을 부탁하세요/)).toBeTruthy();
  cleanup();
  await server!.close();
  await show(told({ mayApply: false, operator: true }));
  expect(await screen.findByText('운영사는 서비스를 신청하지 않습니다.')).toBeTruthy();
});

test('what may be applied for has its button, also where no answer comes; visitors and guests are not asked about', async () => {
  enter();
  await show(told({}));
  expect((await screen.findByRole('link', { name: '이용 신청' })).getAttribute('href')).toBe(
    '/platform/subsc/new?subsReqId=SWK-CUS',
  );
  cleanup();
  await server!.close();
  await show({ status: 503, body: { code: 'E_UNAVAILABLE', status: 503, message: '', errors: [] } });
  expect(await screen.findByRole('link', { name: '이용 신청' })).toBeTruthy();
  for (const someone of [() => enter(true), () => setSession({ status: 'out', why: 'visitor' })]) {
    cleanup();
    await server!.close();
    someone();
    await show();
    expect(apply()).toBeTruthy();
    expect(server!.heard).toEqual([]);
  }
});

test('below a sum a member whose company has services reads in what the application differs; nobody else does', async () => {
  const differs = () => screen.queryByText(/이미 쓰는 서비스가 있어 신청서의 금액은 이 합계와 다를 수 있습니다/);
  const below = async (answer: Answer, sum = <StandingWay service={service} reckoned />) => {
    cleanup();
    await server?.close();
    server = await listen({ standing: answer });
    await showPage(sum, '/portal/svcstore/21', ['store']);
    await screen.findByRole('link');
  };
  enter();
  await below(told({}));
  await waitFor(() => expect(differs()).toBeTruthy());
  expect(apply()).toBeTruthy();
  // A first service costs what the sum says; what is applied for nowhere has no other sum.
  await below(told({ uses: false }));
  expect(differs()).toBeNull();
  await below(told(held({ stCd: 'USE' })));
  expect(differs()).toBeNull();
  // At the head of the page there is no sum.
  await below(told({}), <StandingWay service={service} />);
  expect(differs()).toBeNull();
  setSession({ status: 'out', why: 'visitor' });
  await below(told({}));
  expect(differs()).toBeNull();
});
