/** How a one-time password reaches the person, in words: true of this installation and this person. */
import { translate } from '../../../../i18n/server.ts';
import type { Call } from '../../../database/behaviour.ts';

interface Person {
  readonly email: string | null;
  readonly phone: string | null;
}

const word = (lang: Call['lang'], name: string, to = '') =>
  translate(lang, `resources.platform/user.words.reset.${name}`, { to });

/** By mail, else by SMS (`sendNotice`); outside production whoever resets it sees it as well. */
export function resetWay({ email, phone }: Person, { lang, production, sends = [] }: Call): string {
  const to = email || phone;
  const kind = email ? 'MAIL' : 'SMS';
  const leaves = Boolean(to) && sends.includes(kind);
  if (production) return leaves ? word(lang, kind, to!) : word(lang, to ? 'held' : 'nowhere');
  return leaves ? `${word(lang, kind, to!)} ${word(lang, 'also_here')}` : word(lang, 'here');
}
