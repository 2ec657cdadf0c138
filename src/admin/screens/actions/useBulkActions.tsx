/** The same actions for the rows chosen in a list: all or none, or each for itself. */
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { RaRecord } from 'react-admin';
import type { Values } from '../../../core/field.ts';
import type { ActionButton } from '../../../core/resource.ts';
import type { PlanProps } from './ActionDialog.tsx';
import { actorOf } from './actor.ts';
import type { WireProblem } from '../../../session/calls/error.ts';
import type { RowKey } from '../../../ui/grid/types.ts';
import { reasonText } from '../../access/reasonText.ts';
import { useRights } from '../../access/useRights.ts';
import { useDesk } from '../../desk.ts';
import type { OwnAction } from '../../layout/pageActions.ts';
import type { DeskDataProvider } from '../../providers/dataProvider.ts';
import type { FailedOne } from '../../providers/data/recordCalls.ts';
import type { Screen } from '../../routes.ts';
import { whenIdle } from '../../../ui/idle.ts';
import { onDemand } from '../../../ui/onDemand.tsx';
import { bulkOffers } from './offers.ts';
import { ofDialog } from './refusals.ts';
import { useAsked } from './useAsked.ts';
import type { WarnedOne } from './runMany.ts';
import { withConfirmed } from '../useWarnings.tsx';

// What says that something failed is there before it is needed.
const ProblemDialog = onDemand(async () => (await import('../../shell/ProblemDialog.tsx')).ProblemDialog);

// Few lists have such an action, and fewer visits press it.
const ActionDialog = lazy(async () => ({ default: (await import('./ActionDialog.tsx')).ActionDialog }));

const FailedDialog = lazy(async () => ({ default: (await import('./FailedDialog.tsx')).FailedDialog }));

const WarnedDialog = lazy(async () => ({ default: (await import('./WarnedDialog.tsx')).WarnedDialog }));

interface Failure {
  readonly action: ActionButton;
  readonly failed: readonly FailedOne[];
  readonly done: number;
}

/** The one question about all that warn. */
interface Question {
  readonly action: ActionButton;
  readonly warned: readonly WarnedOne[];
  readonly done: number;
  readonly answer: (goes: boolean) => void;
}

/** What a dialog of a service's own is handed: the chosen rows, and the call. */
export interface ChosenDialogProps {
  readonly screen: Screen;
  readonly rows: readonly RaRecord[];
  readonly title: string;
  readonly label: string;
  readonly busy: boolean;
  /**
   * Runs the call, of some of the rows where not all take part; answers what stands in the way at the dialog's own fields.
   * The dialog goes when all of them went. Else it stays with what was typed, and `left` is told of those that were refused.
   */
  readonly onRun: (
    input: Values,
    some: readonly number[],
    left: (failed: readonly FailedOne[], done: number) => Promise<void>,
  ) => Promise<readonly WireProblem[] | undefined>;
  readonly onClose: () => void;
}
/** By action: what asks in the place of the derived dialog. */
export type ChosenDialogs = Readonly<Record<string, ComponentType<ChosenDialogProps>>>;
/** By action: what the derived dialog says above its inputs; `facts.ids` are the chosen records. */
export type Answered = Readonly<Record<string, ComponentType<PlanProps>>>;

interface Given {
  readonly screen: Screen;
  readonly asks?: ChosenDialogs | undefined;
  readonly answered?: Answered | undefined;
  readonly rows: readonly RaRecord[];
  readonly selection: ReadonlySet<RowKey>;
  /** Some or all went; those that were refused stay chosen. */
  readonly onDone: (left: readonly number[]) => void;
}

export function useBulkActions({ screen, asks, answered, rows, selection, onDone }: Given) {
  const t = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider<DeskDataProvider>();
  const { session } = useDesk();
  const rights = useRights();
  const { resource } = screen;
  const asked = useAsked();
  const [question, setQuestion] = useState<Question>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  useEffect(() => whenIdle([ProblemDialog.fetch]), []);
  const [failed, setFailed] = useState<Failure>();
  const ids = [...selection].map(Number);
  const chosen = rows.filter((row) => selection.has(Number(row.id)) || selection.has(String(row.id)));
  // Where the word depends on the record, several have a word of their own.
  const label = ({ name }: ActionButton) =>
    t(`resources.${resource.prefix}.many.${name}`, {
      _: t(`resources.${resource.prefix}.actions.${name}`, { _: name }),
    });

  const run = async (
    action: ActionButton,
    input: Values,
    typed: Values,
    some: readonly number[] = ids,
    keep?: (failed: readonly FailedOne[], done: number) => Promise<void>,
  ): Promise<readonly WireProblem[] | undefined> => {
    setBusy(true);
    try {
      const { runMany, saidOf } = await import('./runMany.ts');
      const went = await runMany(
        (of, confirmed) => provider.actionMany(screen.name, of, action.name, withConfirmed(input, confirmed)),
        (warned, done) => new Promise((answer) => setQuestion({ action, warned, done, answer })),
        some,
      );
      // Whoever looks again finds the question, and what was typed, as they were.
      if (!went || (went.done === 0 && !went.failed.length)) return undefined;
      const { failed: left, done } = went;
      if (left.length && keep) await keep(left, done);
      else {
        asked.close();
        if (left.length) setFailed({ action, failed: left, done });
        else notify(...saidOf(went, label(action), t));
      }
      onDone(left.map(({ id }) => id));
      return undefined;
    } catch (problem) {
      const mine = ofDialog(problem, action);
      if (mine) return mine;
      // A dialog of a service's own holds what was typed itself.
      if (!keep) asked.close(typed);
      setError(problem);
      return undefined;
    } finally {
      setBusy(false);
    }
  };

  const buttonsFor = (of: readonly RaRecord[]): readonly OwnAction[] =>
    bulkOffers(resource, of, actorOf(session), (action, record) => rights.refusal(screen.name, action, record)).map(
      ({ action, reason }) => ({
        id: action.name,
        label: label(action),
        danger: action.danger,
        busy,
        disabledReason: reason && reasonText(t, resource, reason),
        // Several at once are always asked about.
        onClick: () => asked.ask(action),
      }),
    );
  const { action } = asked;
  const Own = action && asks?.[action.name];
  const dialogs: ReactNode = (
    <>
      <Suspense fallback={null}>
        {Own && (
          <Own
            screen={screen}
            rows={chosen}
            title={label(action)}
            label={label(action)}
            busy={busy}
            onRun={(input, some, left) => run(action, input, {}, some, left)}
            onClose={() => asked.close()}
          />
        )}
        {action && !Own && (
          <ActionDialog
            resource={resource}
            action={action}
            record={undefined}
            facts={{ ids }}
            Answered={answered?.[action.name]}
            title={t(`resources.${resource.prefix}.titles.${action.name}_many`, {
              count: ids.length,
              _: t('desk.acts.question_many', { name: label(action), count: ids.length }),
            })}
            label={label(action)}
            busy={busy}
            typed={asked.typed}
            onRun={(input, typed) => run(action, input, typed)}
            onClose={() => asked.close()}
          />
        )}
      </Suspense>
      {error !== undefined && <ProblemDialog error={error} onClose={() => setError(undefined)} />}
      <Suspense fallback={null}>
        {question && (
          <WarnedDialog
            resource={resource}
            rows={rows}
            name={label(question.action)}
            warned={question.warned}
            done={question.done}
            onAnswer={(goes) => {
              setQuestion(undefined);
              question.answer(goes);
            }}
          />
        )}
        {failed && (
          <FailedDialog
            resource={resource}
            rows={rows}
            name={label(failed.action)}
            failed={failed.failed}
            done={failed.done}
            onClose={() => setFailed(undefined)}
          />
        )}
      </Suspense>
    </>
  );
  return { buttons: buttonsFor(chosen), buttonsFor, dialogs };
}
