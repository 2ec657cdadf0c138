/** Notices not to be shown again today: kept in this browser, without a cookie. A changed notice is a new one. */
import { seoulDay } from '../../../../core/dates.ts';
import { browserKey } from '../../../../session/tokens/personalStore.ts';
import type { Popup } from '../post.ts';

const key = browserKey('popups');
const mark = ({ id, updateDt }: Popup): string => `${id} ${updateDt}`;

interface Kept {
  readonly day: string;
  readonly hidden: readonly string[];
}

function read(): Kept {
  const today = seoulDay(new Date());
  try {
    const remembered = JSON.parse(localStorage.getItem(key) ?? '') as Partial<Kept>;
    if (remembered.day === today && Array.isArray(remembered.hidden)) return { day: today, hidden: remembered.hidden };
  } catch {
    // Nothing was kept, or nothing can be.
  }
  return { day: today, hidden: [] };
}

export const shownToday = (posts: readonly Popup[]): readonly Popup[] => {
  const { hidden } = read();
  return posts.filter((post) => !hidden.includes(mark(post)));
};

export function hideToday(post: Popup): void {
  const { day, hidden } = read();
  try {
    localStorage.setItem(key, JSON.stringify({ day, hidden: [...hidden, mark(post)] }));
  } catch {
    // A browser that keeps nothing shows it again.
  }
}
