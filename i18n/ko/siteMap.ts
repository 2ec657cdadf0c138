import type { Messages } from '../messages.ts';

/** Sitemap of the portal. */
export const siteMap = {
  title: '사이트맵',
  services: '서비스',
  business: '비즈니스 플랫폼',
  members_only: '로그인한 회원에게 보입니다',
  me: '내 정보',
  home_of: '%{name} 홈',
} as const satisfies Messages;
