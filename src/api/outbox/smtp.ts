/** E-mail by SMTP. */
import nodemailer from 'nodemailer';
import type { Settings } from '../settings.ts';
import { SendError, type Transport } from './transport.ts';

interface SmtpFailure {
  readonly code?: string;
  readonly responseCode?: number;
}

export function openSmtp({ url, from }: NonNullable<Settings['mail']>, timeoutMs = 10_000): Transport {
  const timeouts = {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  };
  const mailer = nodemailer.createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  return {
    kind: 'MAIL',
    async send({ to, subject, text, files = [] }) {
      const attachments = files.map(({ name, bytes }) => ({ filename: name, content: bytes }));
      try {
        await mailer.sendMail({ from, to: { name: '', address: to }, subject: subject ?? '', text, attachments });
      } catch (error) {
        const { code, responseCode } = error as SmtpFailure;
        throw new SendError(`SMTP ${code ?? 'ERROR'}${responseCode ? ` ${responseCode}` : ''}`);
      }
    },
    works: () =>
      mailer.verify().then(
        () => true,
        () => false,
      ),
    close: () => mailer.close(),
  };
}
