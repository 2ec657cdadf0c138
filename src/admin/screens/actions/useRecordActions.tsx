/** The buttons of a record beyond saving, from its declaration: question or form, progress, and what is told once. */
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Values } from '../../../core/field.ts';
import { warningKey } from '../../../core/problem.ts';
import type { Problem } from '../../../core/problem.ts';
import type { ActionButton } from '../../../core/resource.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { spentLast } from '../../../record/actions.ts';
import { ruleRecord } from '../form/model/rules.ts';
import { actionLabel } from './actionLabel.ts';
import { actorOf } from './actor.ts';
import type { WireProblem } from '../../../session/calls/error.ts';
import { reasonText } from '../../access/reasonText.ts';
import { useRights } from '../../access/useRights.ts';
import { useDesk } from '../../desk.ts';
import type { OwnAction } from '../../layout/pageActions.ts';
import type { DeskDataProvider } from '../../providers/dataProvider.ts';
import { useRecordForm } from '../form/recordForm.ts';
import { useRecordName } from '../form/head/useRecordName.ts';
import type { Made } from '../../providers/data/recordCalls.ts';
import type { FormParts } from '../form/parts.ts';
import { ActionDialog, sayable } from './ActionDialog.tsx';
import type { Done } from './DoneNote.tsx';
import { inWords } from './inWords.ts';
import { offersFor } from './offers.ts';
import type { Refusal } from './offers.ts';
import { isUnanswered, ofDialog } from './refusals.ts';
import type { ShownOnce } from './ToldDialog.tsx';
import { withoutTold } from './told.ts';
import { useAsked } from './useAsked.ts';
import { useFacts } from './useFacts.ts';
import { runConfirmed, useWarnings, withConfirmed } from '../useWarnings.tsx';

type Answer = { readonly data: Values };

interface Given {
  readonly busy: boolean;
  readonly changed: boolean;
  /** Tells refusals as those of a save are told; undefined when there was one. */
  readonly attempt: (run: () => Promise<Answer | undefined>) => Promise<Answer | undefined>;
  /** By action: what it would bring about, shown in its dialog. */
  readonly plans?: FormParts['plans'];
  readonly answered?: FormParts['answered'];
  /** By action: what its dialog opens with. */
  readonly held?: Readonly<Record<string, Values>> | undefined;
  /** The record as the action left it; secrets are no part of it. */
  readonly onDone: (record: Values, done: Done) => void;
}

export interface RecordActions {
  readonly buttons: readonly OwnAction[];
  /** Why the record does not go on now, where no step can be taken and one says what is missing. */
  readonly waits: string | undefined;
  /** What the buttons go by is known. */
  readonly ready: boolean;
  /** Dialogs, to be rendered. */
  readonly dialogs: ReactNode;
}

/** Here before what it tells is: it is told once. */
const bringTold = () => import('./ToldDialog.tsx');
const ToldDialog = lazy(bringTold);

const asksFirst = ({ confirm, fields }: ActionButton, record: Values): boolean =>
  fields !== undefined || (typeof confirm === 'function' ? confirm(record) : confirm === true);

export function useRecordActions({ busy, changed, attempt, plans, answered, held, onDone }: Given): RecordActions {
  const t = useTranslate();
  const provider = useDataProvider<DeskDataProvider>();
  const { session } = useDesk();
  const environment = useFieldEnvironment();
  const { screen, resource, situation, before, labels } = useRecordForm();
  const asked = useAsked();
  const warnings = useWarnings('desk.form.go_on');
  const [told, setTold] = useState<readonly ShownOnce[]>();
  const { mode } = situation;
  const rights = useRights();
  const refusal: Refusal = (action, of) => rights.refusal(screen.name, action, of);
  const stored = mode === 'edit' || mode === 'read';
  const record = ruleRecord(resource, before);
  const facts = useFacts(screen, before, stored && resource.facts === true);
  const offers = stored ? offersFor(resource, record, actorOf(session), { refusal, changed, facts }) : [];
  const givenFacts = typeof facts === 'string' ? {} : facts;
  const recordName = useRecordName() || String(before.id);
  const label = (action: ActionButton) => actionLabel(t, resource, action, record, actorOf(session));

  const doneOf = (action: ActionButton, answer: Values, input: Values, made: readonly Made[]): Done => {
    const left = ruleRecord(resource, { ...before, ...answer });
    const words = t(`resources.${resource.prefix}.dones.${action.ends?.(left, record) ?? action.name}`, {
      ...inWords(resource, action, { ...before, ...answer }, input, environment),
      ...action.names?.(left, input, record),
      record: recordName,
      name: label(action),
      made: made.map(({ id, name }) => name ?? String(id)).join(', '),
      _: t('desk.acts.done_one', { record: recordName, name: label(action) }),
    });
    return { words, made, type: action.amiss?.(left) ? 'warning' : 'success' };
  };

  const run = async (
    action: ActionButton,
    input: Values,
    typed?: Values,
    seen: readonly string[] = [],
  ): Promise<readonly WireProblem[] | undefined> => {
    let mine: readonly WireProblem[] | undefined;
    let looksAgain = false;
    let unanswered = false;
    if (action.tells) await bringTold();
    const answer = await attempt(async () => {
      try {
        return await runConfirmed(
          (confirmed) =>
            provider.action(
              screen.name,
              Number(before.id),
              action.name,
              withConfirmed({ version: before.version, ...input }, confirmed),
            ),
          async (warned) => {
            const goes = await warnings.ask(warned.problems);
            looksAgain = !goes;
            return goes;
          },
          seen,
        );
      } catch (error) {
        mine = ofDialog(error, action);
        if (mine) return undefined;
        unanswered = isUnanswered(error);
        throw error;
      }
    });
    // Who looks at a warning again finds the dialog as it was, and so does who lost the line: nothing is wrong with it.
    if (mine || looksAgain || unanswered) {
      // A mere question is asked again once they have looked.
      if (looksAgain && !action.fields) asked.close();
      return mine;
    }
    asked.close(answer ? undefined : typed);
    if (!answer) return undefined;
    const { made = [], ...data } = answer.data as Values & { readonly made?: readonly Made[] };
    const parted = withoutTold(resource, action, data);
    const values = Object.entries(parted.told).map(([name, value]) => ({
      label: t(`resources.${resource.prefix}.tells.${name}`, { _: labels.field(name) }),
      value,
    }));
    if (values.length > 0) setTold(values);
    onDone(parted.record, doneOf(action, parted.record, { ...typed, ...input }, made));
    return undefined;
  };

  /** The sentence, and the row that it is about. */
  const why = (problem: Problem): string => {
    const message = labels.sentence(problem);
    return problem.row === undefined ? message : t('desk.acts.at_row', { row: problem.row + 1, message });
  };
  const { action: open } = asked;
  const titleOf = (action: ActionButton) => {
    const words = {
      ...inWords(resource, action, before, {}, environment),
      ...sayable(givenFacts),
      ...{ name: label(action), record: recordName },
    };
    const key = `resources.${resource.prefix}.titles.`;
    const usual = t(action.fields ? 'desk.acts.entry' : 'desk.acts.question', words);
    const own = t(key + action.name, { ...words, _: usual });
    return t(key + action.says?.(record, actorOf(session)), { ...words, _: own });
  };
  const missing = offers.find(({ action, problem }) => problem && !action.danger);
  const goes = offers.some(({ action, reason, problem }) => !action.danger && !reason && !problem);
  return {
    ready: facts !== 'awaited',
    waits: missing?.problem && !goes ? `${label(missing.action)}: ${why(missing.problem)}` : undefined,
    buttons: spentLast(offers, before).map(({ action, reason, problem }) => ({
      id: action.name,
      label: label(action),
      danger: action.danger,
      step: !action.danger || action.beside === true,
      busy,
      disabledReason: problem ? why(problem) : reason && reasonText(t, resource, reason),
      onClick: () => (asksFirst(action, record) ? asked.ask(action) : void run(action, {})),
    })),
    dialogs: (
      <>
        {open && (
          <ActionDialog
            resource={resource}
            action={open}
            record={record}
            title={titleOf(open)}
            label={t(`resources.${resource.prefix}.confirms.${open.name}`, { _: label(open) })}
            busy={busy}
            typed={asked.typed}
            held={held?.[open.name]}
            facts={givenFacts}
            Answered={answered?.[open.name]}
            Plan={plans?.[open.name]}
            onRun={(input, typed) => run(open, input, typed, open.warns?.(record, givenFacts, input).map(warningKey))}
            onClose={() => asked.close()}
          />
        )}
        {warnings.question}
        {told && (
          <Suspense>
            <ToldDialog told={told} onClose={() => setTold(undefined)} />
          </Suspense>
        )}
      </>
    ),
  };
}
