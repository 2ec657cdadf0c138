/**
 * The day that the server has: what a screen calls today, and what its lists and new rows start from. Every answer of
 * the API bears the server's time; the machine's own clock, and the one that tokens run by, may be days away from it.
 */
import { seoulDay, seoulTime } from '../core/dates.ts';
import { serverNow } from './clock.ts';

let aheadMs: number | undefined;
/** An answer tells whole seconds, and took its time: nearer than this it has nothing new to say. */
const nearMs = 5000;

/** Learns from an answer's `date` header. */
export function noteAnswered(date: string | null): void {
  const serverTime = Date.parse(date ?? '');
  if (Number.isNaN(serverTime)) return;
  const ahead = Date.now() - serverTime;
  if (aheadMs === undefined || Math.abs(ahead - aheadMs) > nearMs) aheadMs = ahead;
}

const serverMs = () => (aheadMs === undefined ? serverNow() : Date.now() - aheadMs);

/** YYYY-MM-DD in Seoul. */
export const serverToday = (): string => seoulDay(new Date(serverMs()));

/**
 * The minute that the server has, `YYYY-MM-DD HH:mm` in Seoul, as it told it in `told` or later: a page that stood open
 * for hours proposes this hour. Never ahead of the server, which refuses what is still to come.
 */
export function serverMinute(told: string): string {
  const minute = seoulTime(new Date(serverMs() - nearMs - 1000)).slice(0, 16);
  return minute > told ? minute : told;
}
