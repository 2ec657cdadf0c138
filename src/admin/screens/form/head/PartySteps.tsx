/** A document that two companies write: who they are, whose turn it is, and its steps in the lane of the side that takes them. */
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { turnCompanies } from '../../../../record/sides.ts';
import { Avatar } from '../../../../ui/avatar/Avatar.tsx';
import { LaneSteps } from '../../../../ui/stepper/LaneSteps.tsx';
import type { LaneStep } from '../../../../ui/stepper/LaneSteps.tsx';
import { Stepper } from '../../../../ui/stepper/Stepper.tsx';
import type { OwnAction } from '../../../layout/pageActions.ts';
import { useRecordForm } from '../recordForm.ts';
import { useShown } from '../useShown.ts';
import { lanesOf } from './lanes.ts';
import { StepButtons, useSteps } from './StateSteps.tsx';
import './partySteps.css';

interface Props {
  readonly actions: readonly OwnAction[];
  readonly rule: ReactNode;
}

export function PartySteps({ actions, rule }: Props) {
  const t = useTranslate();
  const shown = useShown();
  const { resource, situation, before, labels } = useRecordForm();
  const { field, steps } = useSteps();
  const lanes = lanesOf(resource);
  if (!lanes || !field) return null;
  const companies = turnCompanies(resource, before);
  const sides = lanes.sides.map((id) => {
    const name = resource.partyNames?.[id] ?? '';
    return { id, label: labels.field(name), company: shown(name, undefined, before[name]) };
  });
  // What was reached is done, and the step that it waits for lies in the lane of whose turn it is.
  const at = steps.findIndex(({ state }) => state === 'current');
  const laned = steps.flatMap(({ id, label }, index): LaneStep[] => {
    const lane = lanes.of[id];
    const state = index <= at ? 'done' : index === at + 1 ? 'current' : 'later';
    return lane === undefined ? [] : [{ id, label, lane, state }];
  });
  return (
    <>
      <div className="hg-parties">
        <ul>
          {sides.map(({ id, label, company }) => {
            const own = companies[id] === situation.corpId;
            return (
              <li key={id} className="hg-party">
                <Avatar name={company} size={30} mine={own} />
                <span className="hg-party__side">{own ? t('desk.form.own_side', { side: label }) : label}</span>
                <span className="hg-party__name">{company}</span>
              </li>
            );
          })}
        </ul>
        <div className="hg-steps__next">
          {rule}
          <StepButtons actions={actions} />
        </div>
      </div>
      {laned.length === steps.length ? (
        <LaneSteps
          label={labels.field(field)}
          lanes={sides.map(({ id, label }) => ({
            id,
            label: t('desk.form.lane', { side: label }),
            own: companies[id] === situation.corpId,
          }))}
          steps={laned}
        />
      ) : (
        // An early end belongs to no lane.
        <Stepper label={labels.field(field)} steps={steps} />
      )}
    </>
  );
}
