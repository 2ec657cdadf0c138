/** Rows of a lookup for a typed text, the newest question's answer only. */
import { useCallback, useEffect, useState } from 'react';
import { begunFirst } from '../../core/text/hangul.ts';
import { useFieldEnvironment } from '../ui-contract.ts';
import type { LookupQuery, LookupRow } from '../ui-contract.ts';

const pause = 180;

export interface Answers<R> {
  readonly rows: readonly R[];
  readonly waiting: boolean;
  readonly failed: boolean;
  /** The text that the rows answer. */
  readonly keyword: string;
}
export type Found = Answers<LookupRow>;

/** Asks while `keyword` is a text (empty: the first rows); undefined asks nothing. */
export function useAnswers<R>(
  ask: (keyword: string, signal: AbortSignal) => Promise<readonly R[]>,
  keyword: string | undefined,
): Answers<R> {
  const [found, setFound] = useState<Answers<R>>({ rows: [], waiting: false, failed: false, keyword: '' });
  useEffect(() => {
    if (keyword === undefined) return;
    const stop = new AbortController();
    setFound((before) => ({ ...before, waiting: true, failed: false }));
    const run = async () => {
      try {
        const rows = await ask(keyword, stop.signal);
        if (!stop.signal.aborted) setFound({ rows, waiting: false, failed: false, keyword });
      } catch {
        if (!stop.signal.aborted) setFound({ rows: [], waiting: false, failed: true, keyword });
      }
    };
    const timer = setTimeout(() => void run(), keyword === '' ? 0 : pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [ask, keyword]);
  return found;
}

export function useLookup(target: string, keyword: string | undefined, query?: LookupQuery): Found {
  const { lookup } = useFieldEnvironment();
  const conditions = JSON.stringify(query ?? {});
  const ask = useCallback(
    async (text: string, signal: AbortSignal) => {
      const rows = await lookup(target, { ...(JSON.parse(conditions) as LookupQuery), keyword: text }, signal);
      return begunFirst(text, rows, ({ key, value, valueEn }) => [String(key), value, valueEn]);
    },
    [lookup, target, conditions],
  );
  return useAnswers(ask, keyword);
}

/** Rows by id, for names that came without them (conditions in an address). */
export function useLookupNames(target: string, ids: readonly string[]): ReadonlyMap<string, LookupRow> {
  const { lookup } = useFieldEnvironment();
  const [rows, setRows] = useState<ReadonlyMap<string, LookupRow>>(new Map());
  const wanted = ids.join(',');
  useEffect(() => {
    if (wanted === '') return;
    const stop = new AbortController();
    lookup(target, { ids: wanted }, stop.signal)
      .then((found) => setRows(new Map(found.map((row) => [String(row.id), row]))))
      .catch(() => undefined);
    return () => stop.abort();
  }, [target, wanted, lookup]);
  return rows;
}
