/** Headers that keep a page from being framed, sniffed or leaking its address. */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import { earlySource } from './early.ts';

/** reCAPTCHA brings a script and a frame of its own; without its keys nothing of outside is allowed. */
const recaptchaScripts = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const recaptchaFrames = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'];

/** For answers given before any plugin is asked: they are never a page, so nothing at all is allowed in them. */
export const bareHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
};

export async function registerSafety(app: FastifyInstance, settings: Settings): Promise<void> {
  await app.register(helmet, {
    global: true,
    referrerPolicy: { policy: 'no-referrer' },
    // Without TLS in front (a first start on a laptop) browsers must not be sent to https.
    strictTransportSecurity: settings.production,
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", earlySource, ...(settings.recaptcha ? recaptchaScripts : [])],
        // blob: the preview of a paper that the page has made itself.
        frameSrc: ["'self'", 'blob:', ...(settings.recaptcha ? recaptchaFrames : [])],
        // Emotion (MUI) and the grid write style elements and attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...settings.callOrigins],
        objectSrc: ["'none'"],
        frameAncestors: ["'self'"],
        upgradeInsecureRequests: settings.production ? [] : null,
      },
    },
  });
}
