/** Head, fields, tabs and questions of a form, and what its buttons do. */
import { useImperativeHandle } from 'react';
import type { OwnAction } from '../../../layout/pageActions.ts';
import type { RefObject } from 'react';
import { SaveContextProvider, useNotify, useRedirect } from 'react-admin';
import type { Values } from '../../../../core/field.ts';
import { ErrorSummary } from '../../../../ui/form/ErrorSummary.tsx';
import { cx } from '../../../../ui/cx.ts';
import { usePhone } from '../../../../ui/useMedia.ts';
import { pressable, useShownActions } from '../../../layout/shownActions.ts';
import { DoneNote, shownWithLink } from '../../actions/DoneNote.tsx';
import { TurnLine } from '../head/TurnLine.tsx';
import { useAskedStep } from '../../actions/askedStep.ts';
import { useLeadOn } from '../../actions/useLeadOn.tsx';
import { useRecordActions } from '../../actions/useRecordActions.tsx';
import { DraftBanner } from '../draft/DraftBanner.tsx';
import { useTabs } from '../grids/useTabs.ts';
import { AnswerNote } from '../head/AnswerNote.tsx';
import { FormHead } from '../head/FormHead.tsx';
import { PhoneStep } from '../head/PhoneStep.tsx';
import { lanesOf } from '../head/lanes.ts';
import { PartySteps } from '../head/PartySteps.tsx';
import { StateSteps, withLit } from '../head/StateSteps.tsx';
import { useLinks } from '../head/useLinks.tsx';
import { useNextPages } from '../head/useNextPages.ts';
import { inOrder } from '../model/loaded.ts';
import type { FormParts } from '../parts.ts';
import { useRecordForm } from '../recordForm.ts';
import { RecordSide } from '../side/RecordSide.tsx';
import { useRecordRoom } from '../side/useRecordRoom.ts';
import { useSide } from '../side/useSide.ts';
import { useFollowing } from './following.ts';
import { NewerLine } from './NewerLine.tsx';
import { RecordBody } from './RecordBody.tsx';
import { RecordQuestions, useCancel } from './RecordQuestions.tsx';
import { useProblemPlaces } from './useProblemPlaces.ts';
import type { RecordState } from './useRecordState.ts';
import { useRemoval } from './useRemoval.tsx';
import { useStoring } from './useStoring.ts';
import { useUnsavedWork } from './useUnsavedWork.ts';

interface Props {
  readonly state: RecordState;
  /** The record as the cache has it: newer after somebody's action. */
  readonly record: Values;
  readonly me: string;
  readonly parts: FormParts | undefined;
  /** What a button that submits the form calls. */
  readonly submit: RefObject<(() => void) | undefined>;
}

const nothingBars = () => undefined;
const nothingHeld = () => undefined;

export function RecordScreen({ state, record, me, parts, submit }: Props) {
  const notify = useNotify();
  const redirect = useRedirect();
  const phone = usePhone();
  const { screen, resource, situation, before } = useRecordForm();
  const starts = situation.mode === 'new' || situation.mode === 'copy';
  const work = useUnsavedWork(state);
  const { edits, drafts, attach, guard } = work;
  const changed = edits > 0;
  const [place, room] = useRecordRoom<HTMLDivElement>();
  const sides = useSide(parts, !starts, room);
  const more = sides.tabs.map(({ id }) => id);
  const tabs = useTabs(resource, !starts, { more, hides: parts?.hides, beside: sides.id });
  const places = useProblemPlaces(tabs);
  const storing = useStoring(state, work, places);
  const { saving, save } = storing;
  useImperativeHandle(submit, () => save);
  const newer = useFollowing(state, record, edits);

  const cancel = useCancel(storing.cancel);
  const removal = useRemoval(saving.attempt, () => {
    guard.pass();
    drafts.forget();
    redirect('list', screen.name);
  });
  const links = useLinks(parts?.links);
  const next = useNextPages(parts?.next, changed);
  const leadOn = useLeadOn(screen);
  const useBarred = parts?.useBarred ?? nothingBars;
  const barred = useBarred();
  const useHeld = parts?.useHeld ?? nothingHeld;
  const held = useHeld();
  const actions = useRecordActions({
    busy: saving.busy,
    changed,
    attempt: saving.attempt,
    plans: parts?.plans,
    answered: parts?.answered,
    held,
    onDone: (answered, answer) => {
      // Nobody is led to what they come to anyway.
      const made = answer.made.filter(({ prefix, id }) => prefix !== resource.prefix || id !== answered.id);
      const done = { ...answer, made };
      const queue = parts?.queue?.(screen) ? { screen, done: Number(before.id) } : undefined;
      if (queue && phone) void leadOn(queue.done, done);
      else {
        const leads = made.length > 0 || queue !== undefined;
        notify(<DoneNote words={done.words} made={made} queue={queue} />, {
          type: done.type,
          ...(leads && { autoHideDuration: shownWithLink }),
        });
      }
      if (answered.id === before.id) state.restart(inOrder(resource, { ...before, ...answered }));
      // The action has made another record: that is the one to go on with.
      else {
        // What was typed in the dialog went with it, though it is still on the page.
        guard.pass();
        redirect('edit', screen.name, Number(answered.id));
      }
    },
  });
  useAskedStep(actions.buttons, actions.ready);
  // Before what ends the record.
  const ends = actions.buttons.findIndex(({ danger }) => danger);
  const steps = actions.buttons.toSpliced(ends < 0 ? actions.buttons.length : ends, 0, ...next);
  // On a phone the steps have no room; its menu has the buttons.
  const Begin = starts ? parts?.begin : undefined;
  const stepped = !phone && !Begin && resource.state?.path !== undefined;
  useShownActions(pressable(stepped ? steps : []));
  const page = !starts && parts?.page?.when(before) ? parts.page : undefined;
  const View = Begin ?? page?.View;
  const Steps = !starts && lanesOf(resource) ? PartySteps : StateSteps;
  const rule = parts?.rule ?? (resource.state?.turns && !starts ? <TurnLine /> : undefined);
  return (
    <SaveContextProvider value={storing.context}>
      <FormHead
        changes={work.told}
        busy={saving.busy || removal.busy}
        barred={barred}
        onSave={save}
        onDelete={removal.ask}
        onCancel={() => (changed ? cancel.ask() : redirect('list', screen.name))}
        bar={page?.bar?.(before)}
        sub={starts ? undefined : parts?.sub?.(before)}
        whose={starts ? undefined : parts?.whose?.(before)}
        begun={Begin !== undefined}
        own={litFirst([...(stepped ? [] : withLit(resource, steps)), ...links.buttons])}
      />
      <div ref={place} className="hg-record__wide">
        <div className={cx('hg-record__main', sides.id && 'hg-record__main--beside')}>
          {stepped && <Steps actions={steps} rule={rule} />}
          {phone && !starts && !page && <PhoneStep actions={steps} />}
          {phone && !starts && rule && <div className="hg-waits">{rule}</div>}
          {phone && actions.waits && <p className="hg-waits">{actions.waits}</p>}
          {drafts.offer && (
            <DraftBanner offer={drafts.offer} count={edits} onRestore={storing.restore} onDiscard={drafts.discard} />
          )}
          {newer && <NewerLine theirs={newer} onCompare={() => storing.compare(newer)} />}
          {!starts && resource.messages && <AnswerNote onReach={places.reach} />}
          <ErrorSummary ref={places.summary} errors={places.lines} onJump={places.jump} />
          <RecordBody sides={sides} parts={parts} View={View} attach={attach} tabs={tabs} target={places.target} />
        </div>
        {sides.side && !View && <RecordSide side={sides.side} folding={sides.folding} onReach={places.reach} />}
      </div>
      {guard.question}
      <RecordQuestions storing={storing} me={me} />
      {actions.dialogs}
      {links.dialog}
      {removal.question}
      {cancel.question}
    </SaveContextProvider>
  );
}

/** What people come for stands first. */
const litFirst = (own: readonly OwnAction[]): readonly OwnAction[] =>
  own.toSorted((a, b) => Number(b.lit ?? false) - Number(a.lit ?? false));
