/** What a head is made of, besides what its page says. */
import type { Language } from '../../../i18n/messages.ts';
import type { Translate } from '../../ui/text.tsx';
import type { PageAddress } from './address.ts';

/** With the page's one address. */
export interface HeadParts extends PageAddress {
  /** Path by which the brand of the page is chosen. */
  readonly shownAt: string;
  readonly language: Language;
  readonly t: Translate;
}
