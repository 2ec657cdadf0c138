import type { ReactNode } from 'react';
import { CheckGlyph } from '../icon/glyphs.tsx';
import { useT } from '../text.tsx';
import './stepper.css';

export interface Step {
  id: string;
  label: string;
  state: 'done' | 'current' | 'later';
  /** Below its name: when it was reached. */
  note?: string | undefined;
}

export interface StepperProps {
  steps: readonly Step[];
  label: string;
  /** At the right: the rule of the next step in words and its buttons. */
  children?: ReactNode;
}

/** How far a document is, and what comes next. MUI's Stepper has no side branches and no buttons at the step that comes next. */
export function Stepper({ steps, label, children }: StepperProps) {
  const t = useT();
  return (
    <div className="hg-steps">
      <ol aria-label={label}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            className={`hg-step hg-step--${step.state}`}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <span className="hg-step__disc" aria-hidden="true">
              {step.state === 'done' ? <CheckGlyph /> : index + 1}
            </span>
            {step.note ? (
              <span className="hg-step__told">
                {step.label}
                <small>{step.note}</small>
              </span>
            ) : (
              step.label
            )}
            {step.state === 'done' && <span className="hg-sr">{t('desk.states.done')}</span>}
          </li>
        ))}
      </ol>
      {children && <div className="hg-steps__next">{children}</div>}
    </div>
  );
}
