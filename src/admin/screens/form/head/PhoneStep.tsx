/** On a phone: where the record stands on its way, and what comes next: the person's own step, or the other side's that it waits for. */
import { useTranslate } from 'react-admin';
import { actionOf } from '../../../../record/actions.ts';
import { turnCompanies, turnOf } from '../../../../record/sides.ts';
import { codeGroupOf, headerFields } from '../../../../record/resource.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import type { OwnAction } from '../../../layout/pageActions.ts';
import { useRecordForm } from '../recordForm.ts';
import { stepFrom } from './lanes.ts';
import { leadsOn, nextStep, stepsOf } from './StateSteps.tsx';

export function PhoneStep({ actions }: { readonly actions: readonly OwnAction[] }) {
  const t = useTranslate();
  const { codeName } = useFieldEnvironment();
  const { resource, before, situation } = useRecordForm();
  const { state } = resource;
  if (!state?.path) return null;
  const now = String(before[state.field] ?? state.path[0]);
  const next = nextStep(actions.filter(({ id }) => leadsOn(state, now, actionOf(resource, id))));
  const side = turnOf(resource, before);
  const waits = side !== undefined && turnCompanies(resource, before)[side] !== situation.corpId;
  const theirs = waits ? stepFrom(resource, now) : undefined;
  const name = next?.label ?? (theirs && t(`resources.${resource.prefix}.actions.${theirs.name}`));
  if (!name) return null;
  const field = headerFields(resource)[state.field];
  const at = stepsOf(state, now, before).findIndex((step) => step.state === 'current') + 1;
  return (
    <p className="hg-pstep">
      <i aria-hidden="true">{at}</i>
      <b>{codeName((field && codeGroupOf(field)) ?? '', now)}</b>
      <span>{t('desk.form.next', { name })}</span>
    </p>
  );
}
