/** The four legal pages of the portal (2-portal 2). */
import { LegalScreen } from './LegalScreen.tsx';

export const Terms = () => <LegalScreen page="terms" />;
export const Policy = () => <LegalScreen page="policy" />;
export const Privacy = () => <LegalScreen page="privacy" />;
export const Consent = () => <LegalScreen page="consent" />;
