/** The work of booking a statement: its file, the proposals, what the operator changed, and the booking. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { DeskDataProvider } from '../../../../admin/providers/dataProvider.ts';
import { linesOf, tickedOf, type Choice, type Choices, type Line } from './lines.ts';
import type { BookAnswer, BookBody, BookedLine, Judged, ReadStatement } from './statement.ts';

export interface Deposits {
  readonly file: ReadStatement | undefined;
  readonly judged: Judged | undefined;
  readonly lines: readonly Line[];
  readonly busy: 'reading' | 'booking' | undefined;
  readonly error: Error | undefined;
  readonly read: (file: File, sheet?: number) => Promise<void>;
  readonly readSheet: (sheet: number) => void;
  readonly change: (nos: readonly number[], choice: Choice) => void;
  /** What became of each that was ticked; undefined where the call failed. */
  readonly book: () => Promise<readonly BookedLine[] | undefined>;
  readonly reset: () => void;
}

export function useDeposits(name: string): Deposits {
  const provider = useDataProvider<DeskDataProvider>();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<File>();
  const [file, setFile] = useState<ReadStatement>();
  const [judged, setJudged] = useState<Judged>();
  const [choices, setChoices] = useState<Choices>({});
  const [refusals, setRefusals] = useState<Record<number, string>>({});
  const [busy, setBusy] = useState<Deposits['busy']>();
  const [error, setError] = useState<Error>();
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);
  const lines = useMemo(
    () => (file && judged ? linesOf(file.deposits, judged, choices, refusals) : []),
    [file, judged, choices, refusals],
  );

  async function work<T>(what: NonNullable<Deposits['busy']>, run: () => Promise<T>): Promise<T | undefined> {
    setBusy(what);
    setError(undefined);
    try {
      return await run();
    } catch (failure) {
      setError(failure as Error);
      return undefined;
    } finally {
      setBusy(undefined);
    }
  }

  const read = async (given: File, sheet = 0) => {
    const controller = new AbortController();
    control.current = controller;
    const answer = await work('reading', () =>
      provider.readImport({ name, grid: 'deposit' }, given, sheet, controller.signal),
    );
    if (!answer || controller.signal.aborted) return;
    const statement = answer as unknown as ReadStatement;
    setChosen(given);
    setFile(statement);
    setJudged(statement);
    setChoices({});
    setRefusals({});
  };

  return {
    ...{ file, judged, lines, busy, error, read },
    readSheet: (sheet) => chosen && void read(chosen, sheet),
    change: (nos, choice) =>
      setChoices((now) => ({ ...now, ...Object.fromEntries(nos.map((no) => [no, { ...now[no], ...choice }])) })),
    book: () =>
      work('booking', async () => {
        const { fileNm, deposits } = file!;
        const body: BookBody = { fileNm, deposits, book: tickedOf(lines) };
        const answer = (await provider.tell(name, 'import/deposit', { ...body })) as BookAnswer;
        setJudged(answer);
        setRefusals((now) => {
          const next = { ...now };
          for (const { no, message } of answer.lines) {
            if (message) next[no] = message;
            else delete next[no];
          }
          return next;
        });
        // Whoever was refused is looked at before it is tried again.
        setChoices((now) => ({
          ...now,
          ...Object.fromEntries(answer.lines.map(({ no }) => [no, { ...now[no], ticked: false }])),
        }));
        void queries.invalidateQueries();
        return answer.lines;
      }),
    reset: () => {
      setFile(undefined);
      setJudged(undefined);
      setError(undefined);
    },
  };
}
