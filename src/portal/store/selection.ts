/** Which systems are chosen, kept in the address as `sys`: without it all are, `sys=none` is none. Pure. */

const none = 'none';

export function chosenOf(query: URLSearchParams, all: readonly string[]): readonly string[] {
  const wanted = query.get('sys');
  return wanted === null ? all : all.filter((sysCd) => wanted.split(',').includes(sysCd));
}

/** The query that stands for a choice; other parameters stay. */
export function queryOf(query: URLSearchParams, chosen: readonly string[], all: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(query);
  if (chosen.length === all.length) next.delete('sys');
  else next.set('sys', chosen.length ? all.filter((sysCd) => chosen.includes(sysCd)).join(',') : none);
  return next;
}

/** All when some are missing, none when all are chosen. */
export const toggledAll = (chosen: readonly string[], all: readonly string[]): readonly string[] =>
  chosen.length === all.length ? [] : all;
export const toggled = (chosen: readonly string[], sysCd: string): readonly string[] =>
  chosen.includes(sysCd) ? chosen.filter((one) => one !== sysCd) : [...chosen, sysCd];
