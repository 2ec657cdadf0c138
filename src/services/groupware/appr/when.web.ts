/** A moment as people say it: of today the hour alone, of this year without the year. */
import type { Translate } from '../../../ui/text.tsx';

export function whenText(t: Translate, at: unknown, today: string): string {
  if (typeof at !== 'string' || at.length < 16) return '';
  const time = at.slice(11, 16);
  if (at.startsWith(today)) return t('resources.groupware/appr.page.today', { time });
  return at.slice(0, 4) === today.slice(0, 4) ? `${at.slice(5, 10)} ${time}` : `${at.slice(0, 10)} ${time}`;
}
