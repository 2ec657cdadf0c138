import step1 from '../pictures/bondStep1.svg';
import step2 from '../pictures/bondStep2.svg';
import step3 from '../pictures/bondStep3.svg';
import step4 from '../pictures/bondStep4.svg';
import step5 from '../pictures/bondStep5.svg';

/** The five steps of bonded transport in their order; `name` is a key below `store.info.step`. */
export const bondSteps = [
  { name: 'vehicle', picture: step1 },
  { name: 'declare', picture: step2 },
  { name: 'plan', picture: step3 },
  { name: 'verify', picture: step4 },
  { name: 'arrive', picture: step5 },
] as const;
