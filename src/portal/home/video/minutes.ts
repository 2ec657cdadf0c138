/** Seconds as a clock shows them: 65 is 01:05. */
export const minutes = (seconds: number): string =>
  [Math.floor(seconds / 60), Math.floor(seconds % 60)].map((part) => String(part).padStart(2, '0')).join(':');
