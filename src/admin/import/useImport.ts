/** The work of an import: file, columns, check, corrections, run. One at a time; what is under way can be cancelled. */
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useStore } from 'react-admin';
import type { ImportAnswer, ReadFile } from '../../core/importing.ts';
import { readImport, RefusedImport, sendImport } from '../../session/calls/importing.ts';
import type { Query } from '../../session/calls/transport.ts';
import type { Importable } from '../../record/importable.ts';
import {
  bodyOf,
  callsOf,
  columnsOf,
  corrected,
  goodRows,
  rememberedMapping,
  toRemember,
  unchecked,
  withVerdicts,
} from './model.ts';
import type { Place, WorkRow } from './model.ts';

export interface Busy {
  readonly what: 'reading' | 'checking' | 'running';
  readonly done: number;
  readonly total: number;
}

export interface Importing {
  readonly columns: readonly Importable[];
  readonly file: ReadFile | undefined;
  readonly mapping: readonly (string | null)[];
  readonly map: (at: number, name: string | null) => void;
  readonly update: boolean;
  readonly setUpdate: (update: boolean) => void;
  /** Undefined until the first check. */
  readonly rows: readonly WorkRow[] | undefined;
  readonly done: ImportAnswer | undefined;
  readonly busy: Busy | undefined;
  readonly error: Error | undefined;
  /** Rows of the last run that kept everything out. */
  readonly stopped: number;
  readonly read: (file: File, sheet?: number) => Promise<boolean>;
  readonly readSheet: (sheet: number) => void;
  readonly check: () => Promise<boolean>;
  readonly correct: (no: number, at: number, text: string) => void;
  readonly run: () => Promise<boolean>;
  readonly cancel: () => void;
}

/** How long a person rests before corrected rows are checked. */
const restMs = 500;

/** `record` is the header of the open form, for rows of a grid. */
export function useImport(place: Place, record?: () => Readonly<Record<string, unknown>>): Importing {
  const { screen, grid } = place;
  const [known, setKnown] = useStore<Record<string, string | null>>(
    `list:import:${screen.name}${grid === undefined ? '' : `.${grid}`}`,
    {},
  );
  const [chosen, setChosen] = useState<File>();
  const [file, setFile] = useState<ReadFile>();
  const [mapping, setMapping] = useState<readonly (string | null)[]>([]);
  const [update, setUpdate] = useState(true);
  const [rows, setRows] = useState<readonly WorkRow[]>();
  const [done, setDone] = useState<ImportAnswer>();
  const [busy, setBusy] = useState<Busy>();
  const [error, setError] = useState<Error>();
  const [stopped, setStopped] = useState(0);
  const control = useRef<AbortController>(undefined);
  const columns = useMemo(() => columnsOf({ screen, ...(grid === undefined ? {} : { grid }) }), [screen, grid]);
  const calls = callsOf(place);
  const query: Query = { view: screen.view };

  /** Whether the work came to its end; of a newer one nothing is told any more. */
  const work = async (
    what: Busy['what'],
    total: number,
    make: (tell: (done: number, total: number) => void, signal: AbortSignal) => Promise<void>,
  ): Promise<boolean> => {
    control.current?.abort();
    const own = new AbortController();
    control.current = own;
    setError(undefined);
    setBusy({ what, done: 0, total });
    try {
      await make((count, all) => !own.signal.aborted && setBusy({ what, done: count, total: all }), own.signal);
      return !own.signal.aborted;
    } catch (failure) {
      if (!own.signal.aborted) setError(failure as Error);
      return false;
    } finally {
      if (control.current === own) setBusy(undefined);
    }
  };

  const checkRows = (all: readonly WorkRow[], asked: readonly WorkRow[]) =>
    work('checking', asked.length, async (tell, signal) => {
      const body = { ...bodyOf(mapping, asked, update, false), ...(record && { record: record() }) };
      const answer = await sendImport(`${calls}/check`, query, body, tell, signal);
      if (!signal.aborted) setRows(withVerdicts(all, answer));
    });

  const read = (given: File, sheet = 0) =>
    work('reading', 0, async (_, signal) => {
      const answer = await readImport(`${calls}/read`, given, { ...query, sheet }, signal);
      if (signal.aborted) return;
      setChosen(given);
      setFile(answer);
      setMapping(rememberedMapping(answer, known));
      setRows(undefined);
      setDone(undefined);
      setStopped(0);
    });

  // Corrected rows are checked once the person rests; a check under way gives way to them.
  const waiting = rows?.some((row) => row.verdict === undefined) === true;
  const recheck = useEffectEvent(() => {
    if (rows) void checkRows(rows, unchecked(rows, mapping, columns));
  });
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(recheck, restMs);
    return () => clearTimeout(timer);
  }, [waiting, rows]);
  useEffect(() => () => control.current?.abort(), []);

  return {
    ...{ columns, file, mapping, update, rows, done, busy, error, stopped, read },
    readSheet: (sheet) => chosen && void read(chosen, sheet),
    setUpdate: (next) => {
      setUpdate(next);
      setRows(undefined);
    },
    map: (at, name) => {
      setMapping((now) => now.map((one, i) => (i === at ? name : one === name && name !== null ? null : one)));
      setRows(undefined);
    },
    check: async () => {
      if (!file) return false;
      setKnown(toRemember(file, mapping, known));
      setStopped(0);
      const start: readonly WorkRow[] = rows ?? file.rows;
      return checkRows(start, start);
    },
    correct: (no, at, text) => {
      setStopped(0);
      setRows((now) => now && corrected(now, no, at, text));
    },
    run: async () => {
      if (!rows) return false;
      const good = goodRows(rows);
      let refused: RefusedImport | undefined;
      const ended = await work('running', good.length, async (tell, signal) => {
        try {
          const answer = await sendImport(calls, query, bodyOf(mapping, good, update, true), tell, signal);
          setDone(answer);
        } catch (failure) {
          if (!(failure instanceof RefusedImport)) throw failure;
          refused = failure;
        }
      });
      if (refused) {
        setRows(withVerdicts(rows, refused.answer));
        setStopped(refused.answer.counts.error);
      }
      return ended && !refused;
    },
    cancel: () => {
      control.current?.abort();
      control.current = undefined;
      setBusy(undefined);
    },
  };
}
