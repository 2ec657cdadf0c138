/** The work of an import: file, columns, check, corrections, run. One at a time; what is importWork way can be cancelled. */
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useDataProvider, useStore } from 'react-admin';
import type { ImportAnswer, ReadFile } from '../../core/files/importing.ts';
import { RefusedImport } from '../providers/data/imports.ts';
import type { ImportWork } from '../providers/data/imports.ts';
import type { DeskDataProvider } from '../providers/dataProvider.ts';
import type { Importable } from '../../record/importable.ts';
import {
  bodyOf,
  columnsOf,
  ofColumns,
  corrected,
  goodRows,
  rememberedMapping,
  toRemember,
  unchecked,
  withLacking,
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
  const [remembered, setRemembered] = useStore<Record<string, string | null>>(
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
  const provider = useDataProvider<DeskDataProvider>();
  const target = { name: screen.name, grid };

  /** Whether the work came to its end; of a newer one nothing is told any more. */
  const work = async (
    what: Busy['what'],
    total: number,
    make: (work: ImportWork) => Promise<void>,
  ): Promise<boolean> => {
    control.current?.abort();
    const controller = new AbortController();
    control.current = controller;
    setError(undefined);
    setBusy({ what, done: 0, total });
    try {
      const onProgress = (count: number, all: number) =>
        !controller.signal.aborted && setBusy({ what, done: count, total: all });
      await make({ onProgress, signal: controller.signal });
      return !controller.signal.aborted;
    } catch (failure) {
      if (!controller.signal.aborted) setError(failure as Error);
      return false;
    } finally {
      if (control.current === controller) setBusy(undefined);
    }
  };

  const checkRows = (all: readonly WorkRow[], asked: readonly WorkRow[]) =>
    work('checking', asked.length, async (importWork) => {
      const body = { ...bodyOf(mapping, asked, update, false), ...(record && { record: record() }) };
      const answer = await provider.checkImport(target, body, importWork);
      if (importWork.signal.aborted) return;
      setMapping(withLacking(mapping, answer, columns));
      setRows(withVerdicts(all, answer, mapping));
    });

  const read = (given: File, sheet = 0) =>
    work('reading', 0, async ({ signal }) => {
      const answer = ofColumns(await provider.readImport(target, given, sheet, signal), columns);
      if (signal.aborted) return;
      setChosen(given);
      setFile(answer);
      setMapping(rememberedMapping(answer, remembered));
      setRows(undefined);
      setDone(undefined);
      setStopped(0);
    });

  // Corrected rows are checked once the person rests; a check importWork way gives way to them.
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
      // What the file lacks is asked for anew by the next check.
      setMapping((now) =>
        now
          .slice(0, file?.heads.length)
          .map((one, i) => (i === at ? name : one === name && name !== null ? null : one)),
      );
      setRows(undefined);
    },
    check: async () => {
      if (!file) return false;
      setRemembered(toRemember(file, mapping, remembered));
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
      const ended = await work('running', good.length, async (importWork) => {
        try {
          setDone(await provider.runImport(target, bodyOf(mapping, good, update, true), importWork));
        } catch (failure) {
          if (!(failure instanceof RefusedImport)) throw failure;
          refused = failure;
        }
      });
      if (refused) {
        setRows(withVerdicts(rows, refused.answer, mapping));
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
