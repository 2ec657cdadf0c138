/** The join wizard, at /portal/join (2-portal 3 "Join wizard", 4). */
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { PortalCard } from '../../../portal/parts/PortalCard.tsx';
import { inTime } from '../../../session/calls/chunk.ts';
import { onFirstTouch } from '../../../ui/firstTouch.ts';
import { useT } from '../../../ui/text.tsx';
import { Steps } from '../../../portal/parts/Steps.tsx';
import { WithErrorTexts } from '../../../portal/texts.tsx';
import { steps, type Step } from './wizard/steps.ts';
import { TypeStep } from './steps/TypeStep.tsx';
import { useCode } from './wizard/useCode.web.ts';
import { useStep } from './wizard/useStep.web.ts';
import { useWizard } from './wizard/useWizard.web.ts';
import './join.css';

// Whoever looks at the page needs the first step, whoever does something the others.
const loadLater = inTime(() => import('./steps/laterSteps.web.ts'));
const ConsentStep = lazy(async () => ({ default: (await loadLater()).ConsentStep }));
const InfoStep = lazy(async () => ({ default: (await loadLater()).InfoStep }));
const DoneStep = lazy(async () => ({ default: (await loadLater()).DoneStep }));

const sections = ['join'] as const;
const names = ['type', 'consent', 'info', 'done'] as const;

export default function JoinPage() {
  return (
    <WithErrorTexts sections={sections}>
      <Wizard />
    </WithErrorTexts>
  );
}

function Wizard() {
  const t = useT();
  const [wizard, change] = useWizard();
  const control = useStep(wizard);
  // Time runs on while somebody looks at an earlier step.
  const code = useCode(wizard, change);
  const { step } = control;
  const above = (
    <Steps
      label={t('join.steps')}
      steps={names.map((name) => t(`join.step.${name}`))}
      current={step}
      onStep={control.press && ((next) => control.press?.(steps[next - 1] as Step))}
    />
  );
  const props = { above, wizard, change, control };
  useEffect(() => onFirstTouch(() => void loadLater().catch(() => undefined)), []);
  const shown = useRef(step);
  const start = <StepStart step={step} shown={shown} />;
  if (step === 1)
    return (
      <>
        <TypeStep {...props} />
        {start}
      </>
    );
  return (
    <Suspense fallback={<PortalCard wide above={above} title={t('portal.loading')} />}>
      {step === 2 && <ConsentStep {...props} />}
      {step === 3 && <InfoStep {...props} code={code} />}
      {step === 4 && <DoneStep above={above} joined={control.joined ?? wizard.item} />}
      {start}
    </Suspense>
  );
}

/** A new step starts at its top, for eyes and for readers, once it is there. The first page that is shown is left alone. */
function StepStart({ step, shown }: { readonly step: Step; readonly shown: RefObject<Step> }) {
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [step, shown]);
  return null;
}
