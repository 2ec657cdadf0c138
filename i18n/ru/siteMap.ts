import type { siteMap as ko } from '../ko/siteMap.ts';
import type { PartOf } from '../messages.ts';

/** Sitemap of the portal. */
export const siteMap = {
  title: 'Карта сайта',
  services: 'Услуги',
  business: 'Бизнес-платформа',
  members_only: 'Видно участникам после входа',
  me: 'Моя страница',
  home_of: '%{name}: главная',
} as const satisfies PartOf<typeof ko>;
