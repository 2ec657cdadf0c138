/** The sitemap for visitors and for members (2-portal 2 "sitemap"). */
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { showPage } from '../../../../tests/support/portal.tsx';
import { setSession } from '../../../session/session.ts';
import type { SignedIn } from '../../../session/session.ts';
import SitemapPage from './SitemapPage.tsx';

afterEach(() => {
  cleanup();
  setSession({ status: 'out', why: 'visitor' });
});
const show = () => showPage(<SitemapPage />, '/portal/about/sitemap', ['store', 'menus']);
const ways = () => [...screen.getAllByRole('listitem')].map((one) => one.textContent);

const visitor = [
  ...['공지사항', 'Q&A', 'FAQ', '오시는 길·연락처', '사이트맵'],
  ...['로그인', '회원가입', '아이디 찾기', '비밀번호 찾기', '이용약관', '클라우드 이용약관·SLA', '개인정보처리방침'],
  ...['서비스 스토어', '앱 스토어'],
];

test('a visitor sees the pages of the portal; the app store only says that it is being prepared', async () => {
  await show();
  expect(ways().filter((one) => one !== '홈')).toEqual(['고객지원', '사이트맵', ...visitor]);
  await userEvent.click(screen.getByRole('button', { name: '앱 스토어' }));
  expect(screen.getByRole('alertdialog').textContent).toContain('서비스 준비중 입니다.');
});

test('a member also sees the platform and the front pages of the systems', async () => {
  const person = {
    status: 'in',
    user: { id: 21, userNm: '최예시' },
    corp: { id: 2, corpNm: '한바다' },
    menu: [],
    commonCode: [],
  };
  setSession(person as unknown as SignedIn);
  await show();
  const shown = ways().join('|');
  for (const name of [
    '대시보드',
    '내 정보',
    '비밀번호 변경',
    '회원탈퇴',
    '기업정보 수정',
    '사용자 관리',
    '권한 관리',
    '인증업체',
    '선용품·선박수리업체',
  ])
    expect(shown).toContain(name);
  for (const name of ['이용중인 서비스', '구독 이력', '월별 청구서', '서비스별 이용요금', '세금계산서 현황'])
    expect(shown).toContain(name);
  const home = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect([home(/^선박수리 홈/), home(/^선박검사 홈/), home(/^선주 홈/)]).toEqual([
    '/rs4/quot',
    '/insp/insp',
    '/shipwork/order',
  ]);
  expect(screen.getByRole('link', { name: '비밀번호 변경' }).getAttribute('href')).toBe('/platform/mypage/pw');
});
