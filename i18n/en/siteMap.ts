import type { siteMap as ko } from '../ko/siteMap.ts';
import type { Twin } from '../messages.ts';

/** English twin of the sitemap. */
export const siteMap = {
  title: 'Sitemap',
  services: 'Services',
  business: 'Business platform',
  members_only: 'Shown to members who are logged in',
  me: 'My page',
  home_of: '%{name} home',
} as const satisfies Twin<typeof ko>;
