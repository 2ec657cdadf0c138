/** What a gate page does: finds the plan of a scanned number, takes a step with it, and says in words, colour and sound how it went. */
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useDataProvider, useListContext, useTranslate } from 'react-admin';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { runConfirmed, useWarnings, withConfirmed } from '../../../admin/screens/useWarnings.tsx';
import type { Values } from '../../../core/field.ts';
import { ApiError } from '../../../session/calls/error.ts';
import { plain } from '../../shared/bonded/plain.ts';
import { meantPlans } from './meant.ts';
import { tell } from './tone.web.ts';

export interface Told {
  readonly kind: 'ok' | 'warn' | 'bad';
  readonly title: string;
  readonly lines: readonly string[];
}

/** What a refusal of these fields is called, where it has a name. */
type Refusal = (fields: readonly string[]) => Pick<Told, 'title' | 'lines'> | undefined;

export interface Gate {
  /** The plan at the gate; undefined before one was scanned. */
  readonly plan: Values | undefined;
  readonly told: Told | undefined;
  readonly busy: boolean;
  /** Those among which the keeper chooses, where what was typed fits several. */
  readonly offered: readonly Values[];
  find(no: string): Promise<void>;
  open(plan: Values): Promise<void>;
  /** What is asked about before a step goes on, to be rendered. */
  readonly question: ReactNode;
  /**
   * Answers the fields that were refused; `refusal` says it in other words than their own. Undefined when the keeper was
   * warned and lets it be.
   */
  step(name: string, input: Values, done: string, refusal?: Refusal): Promise<readonly string[] | undefined>;
  /** What was told is of values that are gone. */
  hush(): void;
  /** Ready for the next vehicle; what was told last stays until it comes. */
  next(): void;
}

const planned = { field: 'planDepDtm', order: 'DESC' } as const;

export function useGate(screen: string): Gate {
  const t = useTranslate();
  const provider = useDataProvider<DeskDataProvider>();
  const queries = useQueryClient();
  // What stands below the gate.
  const { total } = useListContext();
  const [plan, setPlan] = useState<Values>();
  const [told, setTold] = useState<Told>();
  const [offered, setOffered] = useState<readonly Values[]>([]);
  const [busy, setBusy] = useState(false);
  const { ask, question } = useWarnings('desk.form.go_on');
  // Of the plan at the gate: who has been told at the comparison is not asked about the same when it leaves.
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const say = (kind: Told['kind'], title: string, lines: readonly string[] = []) => {
    setTold({ kind, title, lines });
    tell(kind);
  };
  const word = (name: string, args?: Values) => t(`resources.btcd/plan.gate.${name}`, args);
  const fail = (error: unknown, refusal?: Refusal): readonly string[] => {
    if (!(error instanceof ApiError)) throw error;
    const fields = error.problems.flatMap(({ field }) => field ?? []);
    const lines = error.problems.map(({ message }) => message);
    const named = refusal?.(fields);
    if (named) say('bad', named.title, named.lines);
    else say('bad', word(error.status === 0 ? 'offline' : 'stop'), lines.length ? lines : [error.message]);
    return fields;
  };
  const during = async <T>(work: () => Promise<T>): Promise<T> => {
    setBusy(true);
    try {
      return await work();
    } finally {
      setBusy(false);
    }
  };
  const show = async (one: Values) => {
    const { data } = await provider.getOne(screen, { id: one.id as number });
    setTold(undefined);
    setOffered([]);
    setConfirmed([]);
    setPlan(data as Values);
  };
  /** A list in which there is nothing to look, or that is not there yet, is not pointed at. */
  const sayUnknown = async (no: string) => {
    const all = { filter: { fromDt: '', toDt: '' }, pagination: { page: 1, perPage: 1 } };
    const waiting = !total ? await provider.getList(screen, { ...all, sort: planned }) : undefined;
    if (waiting?.total === 0) say('warn', word('empty'), [word('empty_hint', { no })]);
    else say('bad', word('unknown', { no }), [word(waiting ? 'unknown_elsewhere' : 'unknown_hint')]);
  };

  return {
    plan,
    told,
    busy,
    offered,
    question,
    find: (typed) =>
      during(async () => {
        if (!plain(typed)) return;
        setOffered([]);
        try {
          const filter = { keyword: typed.trim(), fromDt: '', toDt: '' };
          const { data } = await provider.getList(screen, {
            filter,
            pagination: { page: 1, perPage: 50 },
            // The latest first: what a vehicle carried long ago is over.
            sort: planned,
          });
          const meant = meantPlans(typed, data as Values[]);
          if (meant.length === 0) await sayUnknown(typed.trim());
          else if (meant.length === 1) await show(meant[0]!);
          else {
            setTold(undefined);
            setOffered(meant);
          }
        } catch (error) {
          fail(error);
        }
      }),
    open: (one) =>
      during(() =>
        show(one)
          .catch((error: unknown) => fail(error))
          .then(() => undefined),
      ),
    step: (name, input, done, refusal) =>
      during(async () => {
        try {
          const sent = { version: plan!.version, ...input };
          const warned = new Map<string, string>();
          const answer = await runConfirmed(
            (goes) => {
              setConfirmed(goes);
              return provider.action(screen, plan!.id as number, name, withConfirmed(sent, goes));
            },
            ({ problems }) => {
              for (const { warn, message } of problems) if (warn) warned.set(warn, message);
              tell('warn');
              return ask(problems);
            },
            confirmed,
          );
          const looked = [...warned.values()];
          if (!answer) {
            say('warn', word('held'), looked);
            return undefined;
          }
          const data = answer.data as Values;
          setPlan(data);
          const may = done === 'go' ? [word('may_go')] : [];
          say(done === 'differs' || looked.length > 0 ? 'warn' : 'ok', word(done), [
            ...may,
            `${String(data.vhclNo)} · ${String(data.planNo)}`,
            ...looked,
          ]);
          void queries.invalidateQueries();
          return [];
        } catch (error) {
          return fail(error, refusal);
        }
      }),
    hush: () => setTold(undefined),
    next() {
      setPlan(undefined);
    },
  };
}
