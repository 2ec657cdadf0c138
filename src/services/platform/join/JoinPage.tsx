/** The join wizard, at /portal/join (2-portal 3 "Join wizard", 4). */
import { useT } from '../../../ui/text.tsx';
import { Steps } from '../../../portal/parts/Steps.tsx';
import { WithErrorTexts } from '../../../portal/texts.tsx';
import { ConsentStep } from './ConsentStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { InfoStep } from './InfoStep.tsx';
import { steps, type Step } from './steps.ts';
import { TypeStep } from './TypeStep.tsx';
import { useCode } from './useCode.web.ts';
import { useStep } from './useStep.web.ts';
import { useWizard } from './useWizard.web.ts';
import './join.css';

const names = ['type', 'consent', 'info', 'done'] as const;

export default function JoinPage() {
  return (
    <WithErrorTexts>
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
      label={t('portal.join.steps')}
      steps={names.map((name) => t(`portal.join.step.${name}`))}
      current={step}
      onStep={control.press && ((next) => control.press?.(steps[next - 1] as Step))}
    />
  );
  const props = { above, wizard, change, control };
  if (step === 1) return <TypeStep {...props} />;
  if (step === 2) return <ConsentStep {...props} />;
  if (step === 3) return <InfoStep {...props} code={code} />;
  return <DoneStep above={above} joined={control.joined ?? wizard.item} />;
}
