/** The form of a loaded record: its state, and the screen around it. */
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { Form, RecordContextProvider } from 'react-admin';
import type { Values } from '../../../core/field.ts';
import type { Problem } from '../../../core/problem.ts';
import type { Resource } from '../../../core/resource.ts';
import { useDesk } from '../../desk.ts';
import type { FormScreenProps } from '../contract.ts';
import { useLabels } from './labels.ts';
import { proposalOf } from '../../../record/proposals.ts';
import { FieldEnvironmentContext } from '../../../fields/ui-contract.ts';
import { headerFields } from '../../../record/resource.ts';
import { rulesOf } from '../../../record/rules.ts';
import { answeredProblems, withAnswered } from './model/answered.ts';
import { headerProblem, withWatched } from './model/problems.ts';
import { computed, ruleRecord } from './model/rules.ts';
import { heldOf, shapeOf } from './model/values.ts';
import { RecordFormContext } from './recordForm.ts';
import type { RecordForm as Shared } from './recordForm.ts';
import { recordFor } from '../seenScreen.ts';
import { RecordScreen } from './record/RecordScreen.tsx';
import type { FormParts } from './parts.ts';
import { typingOf } from './draft/typing.ts';
import { usePictures } from './inputs/usePictures.ts';
import { useAwaited } from './record/useAwaited.ts';
import { useProposals } from './record/useProposals.ts';
import { useRecordState } from './record/useRecordState.ts';

/** Days that are those of making, and that something follows from. */
const freshDays = (resource: Resource): readonly string[] =>
  Object.entries(headerFields(resource)).flatMap(([name, field]) =>
    field.type === 'date' && typeof field.default === 'function' && proposalOf(resource, name) ? [name] : [],
  );

interface Props extends FormScreenProps {
  readonly record: Values;
  readonly parts: FormParts | undefined;
}

export function RecordForm({ screen: whole, ...given }: Props) {
  const { session } = useDesk();
  const { record, mode } = given;
  const seen = recordFor(whole, mode === 'edit' || mode === 'read' ? record : null, session.corp.id).resource;
  const screen = useMemo(() => ({ ...whole, resource: seen }), [whole, seen]);
  const [start] = useState(() => heldOf(screen.resource, startOf(screen.resource, record)));
  const submit = useRef<() => void>(undefined);
  return (
    <div className="hg-recordform" onSubmitCapture={onlyByButton}>
      <Form
        className="hg-record"
        noValidate
        disableInvalidFormNotification
        shouldFocusError={false}
        record={start}
        onSubmit={() => submit.current?.()}
      >
        <State {...given} screen={screen} submit={submit} />
      </Form>
    </div>
  );
}

/** What begins with rows of another record begins with their sums. */
const startOf = (resource: Resource, record: Values): Values =>
  typeof record['id'] === 'number' ? record : { ...record, ...computed(resource, record) };

/** The Enter key in an input saves nothing. */
function onlyByButton(event: FormEvent): void {
  if ((event.nativeEvent as SubmitEvent).submitter === null) event.preventDefault();
}

interface StateProps extends Props {
  /** What a button that submits the form calls. */
  readonly submit: RefObject<(() => void) | undefined>;
}

function State({ screen, mode, level, record, parts, submit }: StateProps) {
  const { session } = useDesk();
  const { resource } = screen;
  const environment = usePictures(resource);
  const labels = useLabels(resource.prefix);
  const shape = useMemo(() => shapeOf(resource), [resource]);
  const state = useRecordState(resource, labels, mode !== 'read');
  const { before, values, change, leave } = state;
  const [typing] = useState(typingOf);
  const [watched, setWatched] = useState<readonly Problem[]>([]);
  const Watch = mode === 'read' ? undefined : parts?.watch?.View;
  const found = withWatched(
    state.problems,
    Watch ? parts!.watch!.says : [],
    watched.map((problem) => headerProblem(problem, labels.sentence(problem))),
  );
  const problems = withAnswered(found, answeredProblems(resource, values));
  const awaited = useAwaited();
  const { propose, left } = useProposals(screen, state, mode, labels, awaited);
  const leaving = useCallback(
    (...at: string[]) => {
      left(...at);
      leave(...at);
    },
    [left, leave],
  );
  // A copy is of another day, so what follows from the day (a rate, a validity) is asked for anew.
  const refresh = useEffectEvent(() => {
    for (const name of freshDays(resource)) propose(name);
  });
  useEffect(() => {
    if (mode === 'copy') refresh();
  }, [mode]);
  const rules = ruleRecord(resource, values);
  const locked = rulesOf(resource)?.locked?.(rules) ?? [];
  const also = rulesOf(resource)?.requiredWhen?.(rules) ?? [];
  const always = Object.entries(headerFields(resource)).filter(([, field]) => field.required && !field.computed);
  const shared: Shared = {
    screen,
    resource,
    shape,
    labels,
    before,
    values,
    problems,
    change,
    leave: leaving,
    wrongAmong: state.wrongAmong,
    propose,
    settled: awaited.settled,
    typing,
    apart: new Set([...(parts?.apart ?? []), ...(rulesOf(resource)?.absent?.(rules) ?? [])]),
    situation: { resource, mode, level, corpId: session.corp.id, record: before },
    locked: new Set(locked),
    ...(parts?.shown && { shown: parts.shown }),
    ...(parts?.inputs && { inputs: parts.inputs }),
    ...(parts?.beside && { beside: parts.beside }),
    required: new Set([...always.map(([name]) => name), ...also]),
  };
  return (
    <FieldEnvironmentContext value={environment}>
      <RecordFormContext value={shared}>
        <RecordContextProvider value={before}>
          {Watch && <Watch onFound={setWatched} />}
          <RecordScreen state={state} record={record} me={session.user.userNm} parts={parts} submit={submit} />
        </RecordContextProvider>
      </RecordFormContext>
    </FieldEnvironmentContext>
  );
}
