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

/** While all are chosen a system is asked for alone; then each joins and leaves, and without the last one it is all again. */
export function toggled(chosen: readonly string[], sysCd: string, all: readonly string[]): readonly string[] {
  if (chosen.length === all.length) return [sysCd];
  if (!chosen.includes(sysCd)) return [...chosen, sysCd];
  return chosen.length === 1 ? all : chosen.filter((one) => one !== sysCd);
}
