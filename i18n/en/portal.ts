import { arrive } from './arrive.ts';
import { frame } from './frame.ts';
import { legal } from './legal.ts';
import { join } from './join.ts';
import { member } from './member.ts';
import type { portal as ko } from '../ko/portal.ts';
import type { Twin } from '../messages.ts';

/** Copy of the public portal's interface. */
export const portal = {
  loading: 'Loading',
  ...arrive,
  ...frame,
  ...legal,
  ...member,
  join,
} as const satisfies Twin<typeof ko>;
