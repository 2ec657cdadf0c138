import { CheckGlyph } from '../icon/glyphs.tsx';
import { useT } from '../text.tsx';
import { cx } from '../cx.ts';
import type { Step } from './Stepper.tsx';
import './stepper.css';
import './laneSteps.css';

export interface Lane {
  id: string;
  label: string;
  /** Lit: the person's own. */
  own?: boolean;
}

export interface LaneStep extends Step {
  lane: string;
}

export interface LaneStepsProps {
  label: string;
  /** From above to below. */
  lanes: readonly Lane[];
  steps: readonly LaneStep[];
}

/** The way of a document between two sides: each step in the lane of the side that takes it. */
export function LaneSteps({ label, lanes, steps }: LaneStepsProps) {
  const t = useT();
  const rowOf = (lane: string) => lanes.findIndex(({ id }) => id === lane) + 1;
  return (
    <div className="hg-lanes">
      <div className="hg-lanes__names" aria-hidden="true">
        {lanes.map(({ id, label: name, own }) => (
          <span key={id} className={own ? 'hg-lanes__own' : undefined}>
            {name}
          </span>
        ))}
      </div>
      <ol aria-label={label} style={{ gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))` }}>
        {steps.map((step, index) => {
          const turn = rowOf(step.lane) - rowOf(steps[index - 1]?.lane ?? step.lane);
          return (
            <li
              key={step.id}
              style={{ gridColumn: index + 1, gridRow: rowOf(step.lane) }}
              className={cx(
                'hg-step hg-lane',
                `hg-step--${step.state}`,
                turn > 0 && 'hg-lane--down',
                turn < 0 && 'hg-lane--up',
                step.lane !== (steps[index + 1]?.lane ?? step.lane) && 'hg-lane--turns',
                index < steps.length - 1 && 'hg-lane--on',
              )}
              aria-current={step.state === 'current' ? 'step' : undefined}
            >
              {turn !== 0 && <i className="hg-lane__bend" aria-hidden="true" />}
              <span className="hg-step__disc" aria-hidden="true">
                {step.state === 'done' ? <CheckGlyph /> : index + 1}
              </span>
              <span className="hg-lane__name">{step.label}</span>
              <span className="hg-sr">
                {[lanes[rowOf(step.lane) - 1]?.label, step.state === 'done' && t('desk.states.done')]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
