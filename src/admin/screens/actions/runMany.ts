/** An action for many records: what warns is asked about once for all of them, and what was confirmed goes. */
import type { FailedOne, ManyDone, Made } from '../../providers/data/recordCalls.ts';
import type { WireProblem } from '../../../session/calls/error.ts';
import type { useTranslate } from 'react-admin';
import { runConfirmed } from '../useWarnings.tsx';

/** A warning of one record. */
export interface WarnedOne {
  readonly id: number;
  readonly message: string;
}

export interface ManyRun {
  readonly made: readonly Made[];
  /** What was refused. */
  readonly failed: readonly FailedOne[];
  /** What warned, and the person let it be. */
  readonly held: readonly number[];
  readonly done: number;
}

type Translate = ReturnType<typeof useTranslate>;
type Call = (ids: readonly number[], confirmed: readonly string[]) => Promise<ManyDone>;
/** `done`: how many have gone before the question. True: the person goes on. */
type AskAll = (warned: readonly WarnedOne[], done: number) => Promise<boolean>;

const warnsOnly = ({ errors }: FailedOne): boolean =>
  errors.length > 0 && errors.every(({ warn }) => warn !== undefined);
const warningsIn = (id: number, problems: readonly WireProblem[]): WarnedOne[] =>
  problems.map(({ message }) => ({ id, message }));

/** Undefined when the person stays before anything has gone. */
export async function runMany(call: Call, ask: AskAll, ids: readonly number[]): Promise<ManyRun | undefined> {
  const go = async (
    left: readonly number[],
    confirmed: readonly string[],
    before: number,
  ): Promise<ManyRun | undefined> => {
    let said = confirmed;
    const answer = await runConfirmed(
      (more) => call(left, (said = more)),
      // All or none of them: nothing has gone yet.
      ({ problems }) =>
        ask(
          problems.flatMap((one) => warningsIn(Number(one.uid), [one])),
          before,
        ),
      confirmed,
    );
    if (!answer) return undefined;
    const { made = [], failed = [] } = answer;
    const warned = failed.filter(warnsOnly);
    const refused = failed.filter((one) => !warnsOnly(one));
    const done = left.length - failed.length;
    const gone: ManyRun = { made, failed: refused, held: warned.map(({ id }) => id), done };
    const seen = [...new Set([...said, ...warned.flatMap(({ errors }) => errors.flatMap(({ warn }) => warn ?? []))])];
    // Confirmed already, and it warns none the less: asking again would never end.
    if (seen.length === said.length) return gone;
    const goes = await ask(
      warned.flatMap(({ id, errors }) => warningsIn(id, errors)),
      before + done,
    );
    const rest = goes ? await go(gone.held, seen, before + done) : undefined;
    if (!rest) return gone;
    return {
      made: [...made, ...rest.made],
      failed: [...refused, ...rest.failed],
      held: rest.held,
      done: done + rest.done,
    };
  };
  return go(ids, [], 0);
}

/** The same sentence is said once, with the records that it is about. */
export function byMessage(
  warned: readonly WarnedOne[],
  nameOf: (id: number) => string,
): readonly { readonly message: string; readonly names: readonly string[] }[] {
  const groups = new Map<string, Set<string>>();
  for (const { id, message } of warned) groups.set(message, (groups.get(message) ?? new Set()).add(nameOf(id)));
  return [...groups].map(([message, names]) => ({ message, names: [...names] }));
}

const mostNames = 3;
function namesOf(made: readonly Made[], t: Translate): string {
  const names = made.slice(0, mostNames).map(({ id, name }) => name ?? String(id));
  const more = made.length - names.length;
  return more > 0 ? t('desk.acts.made_more', { made: names.join(', '), more }) : names.join(', ');
}

/** What is told when all went, or the person let some of them be. */
export function saidOf({ made, held, done }: ManyRun, name: string, t: Translate) {
  const messageArgs = { count: done, name, made: namesOf(made, t), held: held.length };
  const words = held.length ? 'held_many' : made.length ? 'made_many' : 'done_many';
  return [`desk.acts.${words}`, { type: held.length ? 'info' : 'success', messageArgs }] as const;
}
