import type { standing as ko } from '../ko/standing.ts';
import type { Twin } from '../messages.ts';

/** English twin of how a company stands to a service. */
export const standing = {
  REQ: 'Requested, %{no}',
  USE: 'In use',
  TERM_REQ: 'Ends on %{day}',
  soon: 'It is still to open, so there is no menu yet. It appears once it opens.',
  see: 'See the subscription',
  none: 'You may not request services.',
  ask: 'Please ask %{names} to request it.',
  ask_nobody: 'Please ask an administrator of your company to request it.',
  differs:
    'Your company has services already, so the application may come to another sum than this: it takes off base fees that you pay already, and adds what more users cost in your other services.',
  operator: 'The operator requests no services.',
} as const satisfies Twin<typeof ko>;
