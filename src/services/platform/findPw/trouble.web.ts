import { ApiError } from '../../../session/calls/error.ts';
import type { Translate } from '../../../ui/text.tsx';

/** The server's message and the line that tells whom to ask (2-portal 8). */
export function troubleText(error: Error, t: Translate): string {
  const message =
    error instanceof ApiError && error.status > 0 && error.status < 500 ? error.message : t('portal.find.failed');
  return `${message}\n${t('portal.find_pw.again')}`;
}

/** What was typed is wrong: said where it was typed. A server that is not there, or asks for a pause, is no fault of it. */
export const isRefused = (error: Error): boolean => error instanceof ApiError && error.status === 400;

const inputs: Readonly<Record<string, 'loginId' | 'contact'>> = {
  loginId: 'loginId',
  cerPhone: 'contact',
  cerEmail: 'contact',
};

/** What the server has against single fields of the first step, by input. */
export const problemsToShow = (error: Error): Partial<Record<'loginId' | 'contact', string>> =>
  Object.fromEntries(
    (error instanceof ApiError && error.status === 400 ? error.problems : []).flatMap(({ field, message }) => {
      const input = field === undefined ? undefined : inputs[field];
      return input ? [[input, message]] : [];
    }),
  );
