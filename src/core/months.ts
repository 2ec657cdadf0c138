/** Months `yyyyMM` and their days `yyyy-MM-dd` in Korea. */
import { addDays, addMonths } from './dates.ts';

export const monthOf = (day: string): string => day.slice(0, 7).replace('-', '');
export const firstDayOfMonth = (ym: string): string => `${ym.slice(0, 4)}-${ym.slice(4)}-01`;
export const lastDayOfMonth = (ym: string): string => addDays(addMonths(firstDayOfMonth(ym), 1), -1);
/** Moves a month by whole months. */
export const moveMonth = (ym: string, months: number): string => monthOf(addMonths(firstDayOfMonth(ym), months));
/** `2026-10`. */
export const monthText = (ym: string): string => `${ym.slice(0, 4)}-${ym.slice(4)}`;
/** The month is over on this day. */
export const isOver = (ym: string, today: string): boolean => lastDayOfMonth(ym) < today;
