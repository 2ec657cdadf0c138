import type { errors as ko } from '../../../ko/services/groupware/errors.ts';
import type { Twin } from '../../../messages.ts';

/** Why something of an approval cannot be done. */
export const errors = {
  apprUserTwice: 'The same person stands in the line twice. Please keep one.',
  apprDrafterInLine: 'The drafter cannot stand in the own line.',
  apprLastStep:
    'The line needs an approval step, and the last step besides references and recipients must be an approval.',
  apprNotFinal: 'Only an approver can decide finally, and never over a document of human resources.',
  apprTouched: 'Someone has already acted, so the document cannot be withdrawn.',
  notYourTurn: 'It is not your turn to act.',
  notDrafter: 'Only the drafter can do this.',
  apprRedrafted: 'It has already been drafted again as %{0}. Please go on with that document.',
  apprRedraftWaits: 'A draft made of it already waits. Please open that draft and go on.',
  apprBeforeKept: 'What is said of the document before cannot be changed. Please reload and save again.',
} as const satisfies Twin<typeof ko>;
