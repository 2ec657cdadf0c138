/** Head, fields, tabs and questions of a form, and what its buttons do. */
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Values } from '../../../../core/field.ts';
import { AlertDialog } from '../../../../ui/dialog/AlertDialog.tsx';
import { RowFilesContext } from '../../../../fields/files/rowFiles.ts';
import { ErrorSummary } from '../../../../ui/form/ErrorSummary.tsx';
import { usePhone } from '../../../../ui/useMedia.ts';
import { useUnsaved } from '../../../../session/unsaved.ts';
import { screenPath } from '../../../routes.ts';
import type { ScreenAddress } from '../../../routes.ts';
import { useRecordActions } from '../../actions/useRecordActions.tsx';
import { AttachPanel } from '../attach/AttachPanel.tsx';
import { useAttach } from '../attach/useAttach.ts';
import { usePutInRow } from '../attach/usePutInRow.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DetailTabs } from '../grids/DetailTabs.tsx';
import { DraftBanner } from '../draft/DraftBanner.tsx';
import { useDrafts } from '../draft/useDrafts.ts';
import { FieldGroups } from '../inputs/FieldGroups.tsx';
import { FormHead } from '../head/FormHead.tsx';
import { inputId } from '../inputs/FormInput.tsx';
import type { Target } from '../grids/GridPanel.tsx';
import { LastUpdate } from '../history/LastUpdate.tsx';
import { changeCount } from '../model/changes.ts';
import type { Choices } from '../model/merge.ts';
import type { FormProblem } from '../model/problems.ts';
import type { FormParts } from '../RecordForm.tsx';
import { useRecordForm } from '../recordForm.ts';
import { StateSteps } from '../head/StateSteps.tsx';
import { useLinks } from '../head/useLinks.tsx';
import { useLeaveGuard } from './useLeaveGuard.tsx';
import { useNextPages } from '../head/useNextPages.ts';
import { inOrder } from '../model/loaded.ts';
import type { RecordState } from './useRecordState.ts';
import { useRemoval } from './useRemoval.tsx';
import { useSave } from './useSave.ts';
import { useSummary } from './useSummary.ts';
import { useTabs } from '../grids/useTabs.ts';

interface Props {
  readonly state: RecordState;
  /** The record as the cache has it: newer after somebody's action. */
  readonly record: Values;
  readonly me: string;
  readonly parts: FormParts | undefined;
}

export function RecordScreen({ state, record, me, parts }: Props) {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const phone = usePhone();
  const { screen, resource, situation, shape, before, values, problems } = useRecordForm();
  const { mode } = situation;
  const starts = mode === 'new' || mode === 'copy';
  const edits = useMemo(
    () => (mode === 'read' ? 0 : changeCount(before, values, shape)),
    [mode, before, values, shape],
  );
  // Of a record that begins here all that stands in it is new.
  const changes = useMemo(() => (starts ? changeCount({}, values, shape) : edits), [starts, edits, values, shape]);
  const changed = edits > 0;
  const drafts = useDrafts(edits, state.current);
  const attach = useAttach(state.current, usePutInRow(state));
  const guard = useLeaveGuard(changed || attach.uploads.busy, drafts.forget);
  useUnsaved(edits);
  const saving = useSave(screen, shape, state);
  const links = useLinks(parts?.links);
  const next = useNextPages(parts?.next, changed);
  const tabs = useTabs(resource, !starts, { more: parts?.tabs?.map(({ id }) => id), hides: parts?.hides });
  const [target, setTarget] = useState<Target>();
  const [summed, setSummed] = useState(false);
  const [refused, setRefused] = useState(0);
  const [choices, setChoices] = useState<Choices>({});
  const [cancels, setCancels] = useState(false);

  // Fetched again in the background: taken over unless somebody is typing over it.
  const follow = useEffectEvent((newer: Values) => {
    if (!changed && newer.version !== before.version) state.restart(newer);
  });
  useEffect(() => follow(record), [record]);

  const go = (to: ScreenAddress) => void navigate(screenPath(screen.name, to));
  const jump = (problem: FormProblem) => {
    if (problem.grid !== undefined) {
      tabs.choose(problem.grid);
      setTarget({ grid: problem.grid, row: problem.row, field: problem.field });
      return;
    }
    if (phone) tabs.choose('basic');
    requestAnimationFrame(() => document.getElementById(inputId(problem.at))?.focus());
  };
  const summary = useSummary(problems);
  // What is wrong in cells alone brings the keyboard to the first of them; else the summary has it.
  const placed = problems.filter((problem) => problem.at !== '');
  const cellsOnly =
    placed.length > 0 && placed.every((problem) => problem.grid !== undefined && problem.row !== undefined);
  const toCell = useEffectEvent(() => cellsOnly && jump(placed[0]!));
  useEffect(() => {
    if (refused > 0) toCell();
  }, [refused]);

  const stored = (saved: Values) => {
    state.restart(saved);
    drafts.forget();
    setSummed(false);
    setChoices({});
    if (!starts) return;
    guard.pass();
    const tab = new URLSearchParams(location.search).get('tab') ?? undefined;
    void navigate(screenPath(screen.name, { type: 'edit', id: Number(saved.id), tab }), { replace: true });
  };
  const save = async (from?: Values, given?: Values) => {
    if (attach.uploads.busy) {
      notify('desk.attach.wait', { type: 'warning' });
      return undefined;
    }
    setSummed(true);
    const saved = await saving.save(from, given);
    if (saved) stored(saved);
    else setRefused((times) => times + 1);
    return saved;
  };
  const { conflict } = saving;
  const fromDraft = conflict !== undefined && conflict.before === drafts.offer?.draft.base;
  const saveChosen = async () => {
    if (!conflict) return;
    const merged = conflict.merge.resolve(choices);
    // What was offered may be what is merged: it is being saved now.
    if (fromDraft) drafts.adopt();
    state.restart(conflict.theirs, merged);
    saving.closeConflict();
    await save(conflict.theirs, merged);
  };
  const restore = () => {
    if (!drafts.offer) return;
    const { draft, restoring } = drafts.offer;
    if ('merge' in restoring) {
      const { base, values: mine } = draft;
      saving.openConflict({ merge: restoring.merge, before: base, mine, theirs: before });
      return;
    }
    drafts.adopt();
    state.restart(before, restoring.values);
    notify('session.draft.restored', { type: 'success' });
  };
  const discard = () => {
    if (!conflict) return;
    if (fromDraft) drafts.discard();
    state.restart(conflict.theirs);
    saving.closeConflict();
    setChoices({});
    void queries.invalidateQueries({ queryKey: [screen.name] });
  };
  const removal = useRemoval(saving.attempt, () => {
    guard.pass();
    drafts.forget();
    go({ type: 'list' });
  });
  const actions = useRecordActions({
    busy: saving.busy,
    changed,
    attempt: saving.attempt,
    onDone: (answered) => {
      notify('desk.form.done', { type: 'success' });
      if (answered.id === before.id) state.restart(inOrder(resource, { ...before, ...answered }));
      // The action has made another record: that is the one to go on with.
      else go({ type: 'edit', id: Number(answered.id) });
    },
  });

  // Before what ends the record.
  const ends = actions.buttons.findIndex(({ danger }) => danger);
  const steps = actions.buttons.toSpliced(ends < 0 ? actions.buttons.length : ends, 0, ...next);

  const aside = attach.on ? (
    <>
      {parts?.aside}
      <AttachPanel attach={attach} />
    </>
  ) : (
    parts?.aside
  );
  const own = !starts && parts?.page?.when(before) ? parts.page : undefined;
  const fields = (
    <>
      <FieldGroups aside={aside} note={<LastUpdate />} />
      {parts?.below}
    </>
  );
  // On a phone the steps have no room; its menu has the buttons.
  const stepped = !phone && resource.state?.path !== undefined;
  const replaced = parts?.grids ?? {};
  const panels = Object.fromEntries(
    Object.entries(replaced).map(([grid, Panel]) => [grid, <Panel key={grid} grid={grid} />]),
  );
  return (
    <>
      <FormHead
        changes={changed && (starts || changes)}
        busy={saving.busy || removal.busy}
        go={go}
        onSave={() => void save()}
        onDelete={removal.ask}
        onCancel={() => (changed ? setCancels(true) : go({ type: 'list' }))}
        bar={own?.bar?.(before)}
        own={[...(stepped ? [] : steps), ...links.buttons]}
      />
      {stepped && <StateSteps actions={steps} rule={parts?.rule} />}
      {drafts.offer && (
        <DraftBanner offer={drafts.offer} count={edits} onRestore={restore} onDiscard={drafts.discard} />
      )}
      <ErrorSummary
        errors={summed ? summary.lines : []}
        focus={!cellsOnly}
        onJump={(line) => summary.jump(line, jump)}
      />
      <div className="hg-record__body">
        {own ? (
          <own.View files={attach.on && <AttachPanel attach={attach} />} />
        ) : (
          <>
            {!phone && fields}
            <RowFilesContext value={attach.rows}>
              <DetailTabs tabs={tabs} fields={fields} target={target} panels={panels} more={parts?.tabs ?? []} />
            </RowFilesContext>
          </>
        )}
      </div>
      {guard.question}
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          me={me}
          choices={choices}
          busy={saving.busy}
          onChoose={setChoices}
          onSave={() => void saveChosen()}
          onDiscard={discard}
          onStay={saving.closeConflict}
        />
      )}
      {actions.dialogs}
      {links.dialog}
      {removal.question}
      <AlertDialog
        open={cancels}
        title={t('desk.form.cancel_question')}
        message={t('desk.form.cancel_hint')}
        danger
        confirmLabel={t('desk.form.cancel_yes')}
        cancelLabel={t('desk.form.stay')}
        onConfirm={() => {
          setCancels(false);
          state.restart(before);
          setSummed(false);
        }}
        onCancel={() => setCancels(false)}
      />
      <AlertDialog
        open={saving.failure !== undefined}
        title={t('desk.form.refused')}
        message={saving.failure}
        onConfirm={saving.clearFailure}
      />
    </>
  );
}
