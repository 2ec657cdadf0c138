import { useT } from '../../ui/text.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from './icons.tsx';
import './steps.css';

export interface StepsProps {
  readonly label: string;
  readonly steps: readonly string[];
  /** From 1. */
  readonly current: number;
  /** Lets every step but the current one be pressed; without it they are only shown. */
  readonly onStep?: ((step: number) => void) | undefined;
}

/** Steps of a wizard: done ones with a tick, the current one filled. */
export const Steps = ({ label, steps, current, onStep }: StepsProps) => (
  <ol className="pt-steps" aria-label={label}>
    {steps.map((name, index) => {
      const step = index + 1;
      return (
        <li
          key={name}
          className={cx(step < current && 'is-done', step === current && 'is-now')}
          aria-current={step === current ? 'step' : undefined}
        >
          {onStep && step !== current ? (
            <button type="button" onClick={() => onStep(step)}>
              <Inside step={step} name={name} done={step < current} />
            </button>
          ) : (
            <Inside step={step} name={name} done={step < current} />
          )}
        </li>
      );
    })}
  </ol>
);

function Inside({ step, name, done }: { readonly step: number; readonly name: string; readonly done: boolean }) {
  const t = useT();
  return (
    <>
      <span className="pt-steps__no">{done ? <Icon name="tick" size={16} /> : step}</span>
      <span>{name}</span>
      {done && <span className="hg-sr"> {t('portal.parts.step_done')}</span>}
    </>
  );
}
