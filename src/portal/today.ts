import { createContext, use, useState } from 'react';
import { seoulDay } from '../core/dates.ts';

/** Day on which the server has drawn the page, `yyyy-MM-dd` in Seoul. */
export const TodayContext = createContext<string | undefined>(undefined);

/** Today in Seoul: the day of the drawing on a drawn page, so that both sides draw alike. */
export function useToday(): string {
  const drawn = use(TodayContext);
  const [today] = useState(() => drawn ?? seoulDay(new Date()));
  return today;
}
