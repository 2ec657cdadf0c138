/**
 * The day that the server has: what a screen calls today, and what its lists and new rows start from. Every answer of
 * the API bears the server's time; the machine's own clock, and the one that tokens run by, may be days away from it.
 */
import { seoulDay } from '../core/dates.ts';
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

/** YYYY-MM-DD in Seoul. */
export const serverToday = (): string => seoulDay(new Date(aheadMs === undefined ? serverNow() : Date.now() - aheadMs));
