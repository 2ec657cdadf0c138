/** The sitemap for visitors and for members (2-portal 2 "sitemap"). */
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showPage } from '../../../../tests/support/portal.tsx';
import { memberPages, policies, services, support } from '../../../portal/frame/targets.ts';
import { setSession } from '../../../session/session.ts';
import type { SignedIn } from '../../../session/session.ts';
import { menuTree } from '../../reference/menus.ts';
import SitemapPage from './SitemapPage.tsx';

afterEach(() => {
  cleanup();
  setSession({ status: 'out', why: 'visitor' });
});
const show = () => showPage(<SitemapPage />, '/portal/about/sitemap', ['siteMap', 'menus']);
const ways = () => [...screen.getAllByRole('listitem')].map((one) => one.textContent);

const visitor = [
  ...['공지사항', 'Q&A', 'FAQ', '질문하기', '데모 신청', '연락처', '사이트맵'],
  ...['로그인', '회원가입', '아이디 찾기', '비밀번호 찾기', '이용약관', '클라우드 이용약관·SLA', '개인정보처리방침'],
  ...['서비스 스토어', '쉽워크', '엘메이트', '선박수리', '선박검사', '그룹웨어', '보세운송', '보세운송 배차'],
  ...['보세창고', '3자물류', '운송관리', '운송중개', '배송'],
];

test('a visitor sees the pages of the portal', async () => {
  await show();
  expect(ways().filter((one) => one !== '홈')).toEqual(['고객지원', '사이트맵', ...visitor]);
  // What the full menu leads to stands here, too.
  expect(visitor).toHaveLength(support.length + memberPages.length + policies.length + 1 + services.length);
  expect(screen.getByRole('link', { name: '3자물류' }).getAttribute('href')).toBe('/portal/svcstore?sys=3PL');
});

/** A login with these menus of the tree. */
const enter = (...ids: readonly string[]) => {
  const person = {
    status: 'in',
    user: { id: 21, userNm: '최예시' },
    corp: { id: 2, corpNm: '한바다' },
    menu: menuTree.filter(({ treeId }) => ids.includes(treeId)),
    commonCode: [],
  };
  setSession(person as unknown as SignedIn);
};

test('a member also sees the own menus and the front pages of systems that there are; no way in for who is in', async () => {
  enter('P01', 'P02', 'P03', 'P04', 'P11', 'P12', 'P13', 'P21', 'P22', 'P31', 'P32', 'P33', 'P34', 'P35', 'R11', 'I11');
  await show();
  const business = within(screen.getByRole('region', { name: '비즈니스 플랫폼' }));
  expect(business.getAllByRole('link').map((one) => one.textContent)).toEqual([
    ...[
      '대시보드',
      '내 정보',
      '비밀번호 변경',
      '회원탈퇴',
      '기업정보 수정',
      '사용자 관리',
      '권한 관리',
      '인증업체',
      '선용품·선박수리업체',
      '이용중인 서비스',
      '구독 이력',
      '월별 청구서',
      '서비스별 이용요금',
      '세금계산서 현황',
    ],
  ]);
  expect(screen.getByRole('link', { name: /^선박수리 홈/ }).getAttribute('href')).toBe('/rs4/quot');
  expect(screen.queryByRole('link', { name: /^(선박검사|선주|통관|보세운송) 홈/ })).toBeNull();
  expect(screen.queryByRole('link', { name: '회원가입' })).toBeNull();
  expect(screen.getByRole('link', { name: '비밀번호 변경' }).getAttribute('href')).toBe('/platform/mypage/pw');
});

test('a customs broker is led to the own systems, not to ship repair, though its masters are open to every company', async () => {
  enter('P01', 'R31', 'R32', 'S21', 'S22', 'B12', 'W13', 'G11');
  await show();
  const homes = within(screen.getByRole('heading', { name: '업무 시스템' }).parentElement!).getAllByRole('link');
  expect(homes.map((one) => [one.textContent?.split(' 홈')[0], one.getAttribute('href')])).toEqual([
    ['쉽워크', '/shipwork/expDecl'],
    ['그룹웨어', '/groupware/appr/draft'],
    ['보세운송', '/bta/decl'],
    ['보세창고', '/bwms/stock'],
  ]);
});

test('a colleague who may do less sees less', async () => {
  enter('P01', 'P02', 'P03', 'P04');
  await show();
  expect(screen.queryByRole('link', { name: '권한 관리' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^선박수리 홈/ })).toBeNull();
});
