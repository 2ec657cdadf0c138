import ReCAPTCHA from 'react-google-recaptcha';
import { useLanguage } from '../../session/language.ts';

export interface RecaptchaCheckProps {
  readonly siteKey: string;
  readonly onToken: (token: string | undefined) => void;
}

/** Google's own box, in the person's language. */
export const RecaptchaCheck = ({ siteKey, onToken }: RecaptchaCheckProps) => (
  <ReCAPTCHA
    sitekey={siteKey}
    hl={useLanguage()}
    onChange={(token) => onToken(token ?? undefined)}
    onExpired={() => onToken(undefined)}
    onErrored={() => onToken(undefined)}
  />
);
