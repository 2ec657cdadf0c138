/** Figures of the consent to collecting and using personal data (2-portal 2): those of the privacy policy it rests on. */
import { privacyFigures } from './privacy.figures.ts';

export const consentFigures = {
  effective: privacyFigures.effective,
  retentionYears: privacyFigures.retentionYears,
} as const;
