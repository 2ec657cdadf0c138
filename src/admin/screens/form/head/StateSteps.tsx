/** How far a document has come through its statuses, and what can be done with it next. */
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Values } from '../../../../core/field.ts';
import type { ActionButton, Resource, StateRule } from '../../../../core/resource.ts';
import { actionOf, isSpent } from '../../../../record/actions.ts';
import { codeGroupOf, headerFields } from '../../../../record/resource.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Stepper } from '../../../../ui/stepper/Stepper.tsx';
import type { Step } from '../../../../ui/stepper/Stepper.tsx';
import { useFrame } from '../../../layout/frameContext.ts';
import type { OwnAction } from '../../../layout/pageActions.ts';
import { keepsKeyboard } from '../../../layout/useKeptKeyboard.ts';
import { useRecordForm } from '../recordForm.ts';
import { useShown } from '../useShown.ts';
import { reachedAt } from './reached.ts';

/**
 * Statuses with where they stand; one that is off the way ends it, or stands alone. A detour that this record did not
 * take is left out once it lies behind.
 */
export function stepsOf(rule: StateRule, now: string, record: Values = {}): readonly Pick<Step, 'id' | 'state'>[] {
  const { ends = {}, detours = {} } = rule;
  const taken = (id: string) => detours[id] === undefined || Boolean(record[detours[id]]);
  const last = rule.path?.indexOf(ends[now] ?? now) ?? -1;
  const path = (rule.path ?? []).filter((id, index) => index >= last || taken(id));
  const at = path.indexOf(now);
  if (at >= 0)
    return path.map((id, index) => ({ id, state: index < at ? 'done' : index === at ? 'current' : 'later' }));
  const after = path.indexOf(ends[now] ?? '');
  return [
    ...path.slice(0, after + 1).map((id): Pick<Step, 'id' | 'state'> => ({ id, state: 'done' })),
    { id: now, state: 'current' },
  ];
}

/** Only what can succeed now. */
export const nextStep = (actions: readonly OwnAction[]): OwnAction | undefined =>
  actions.find((action) => !action.danger && !action.disabledReason);

/** Does it lead further on the way, or do what is done at this place of it? A revision of what was lost begins another way. */
export function leadsOn({ path = [], ends = {} }: StateRule, now: string, action: ActionButton | undefined): boolean {
  if (!action) return false;
  const at = path.indexOf(now);
  const to = [action.to ?? []].flat().map((state) => path.indexOf(state));
  if (at < 0) return to.some((place) => place >= 0 && place >= path.indexOf(ends[now] ?? ''));
  return to.length === 0 ? at < path.length - 1 : to.some((place) => place > at);
}

/** Where no way is drawn, what leads to another state is lit among the buttons of the page; what people come for is lit before that, and stands first. */
export function withLit(resource: Resource, actions: readonly OwnAction[]): readonly OwnAction[] {
  const lit = actions.filter((action) => action.lit);
  if (lit.length > 0) return [...lit, ...actions.filter((action) => !action.lit)];
  const leads = (action: ActionButton | undefined) => action?.to !== undefined || action?.wanted === true;
  const next = nextStep(actions.filter(({ id }) => leads(actionOf(resource, id))));
  return actions.map((action) => (action === next ? { ...action, lit: true } : action));
}

/** Takes back what was reached, and leads nowhere else. */
export function leadsBack({ path = [] }: StateRule, now: string, action: ActionButton | undefined): boolean {
  const to = [action?.to ?? []].flat();
  const at = path.indexOf(now);
  return to.length > 0 && to.every((state) => path.includes(state) && path.indexOf(state) < at);
}

interface Props {
  readonly actions: readonly OwnAction[];
  /** Before the buttons: the rule of the next step in words. */
  readonly rule: ReactNode;
}

export function StateSteps({ actions, rule }: Props) {
  const { labels } = useRecordForm();
  const { field, steps } = useSteps();
  if (!field) return null;
  return (
    <Stepper label={labels.field(field)} steps={steps}>
      {rule}
      <StepButtons actions={actions} />
    </Stepper>
  );
}

/** The way of this record with its names. */
export function useSteps(): { readonly field: string | undefined; readonly steps: readonly Step[] } {
  const { codeName } = useFieldEnvironment();
  const { resource, before } = useRecordForm();
  const shown = useShown();
  const { state } = resource;
  if (!state?.path) return { field: undefined, steps: [] };
  const field = headerFields(resource)[state.field];
  const group = (field && codeGroupOf(field)) ?? '';
  const now = String(before[state.field] ?? state.path[0]);
  const reached = reachedAt(resource, before);
  const steps = stepsOf(state, now, before).map((step) => {
    const at = step.state === 'later' ? undefined : reached[step.id];
    return { ...step, label: codeName(group, step.id), note: at && shown(at.field, at.grid, at.value) };
  });
  return { field: state.field, steps };
}

export function StepButtons({ actions }: Pick<Props, 'actions'>) {
  const t = useTranslate();
  const { contentsOnly } = useFrame();
  const { resource, before } = useRecordForm();
  const { state } = resource;
  if (!state || actions.length === 0 || contentsOnly) return null;
  const now = String(before[state.field] ?? state.path?.[0]);
  const isNext = (action: ActionButton | undefined) =>
    !leadsBack(state, now, action) && !(action && isSpent(action, before));
  const first = nextStep(actions.filter(({ id }) => isNext(actionOf(resource, id))))?.id;
  return (
    <span {...keepsKeyboard} role="group" aria-label={t('desk.form.next_steps')} className="hg-steps__acts">
      {actions.map(({ id, label, busy, disabledReason, onClick }) => (
        <Button
          key={id}
          size="s"
          kind={id === first ? 'filled' : 'quiet'}
          disabled={busy}
          disabledReason={disabledReason}
          onClick={onClick}
        >
          {label}
        </Button>
      ))}
    </span>
  );
}
