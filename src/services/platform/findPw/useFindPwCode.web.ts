import { useState } from 'react';
import type { CertType } from '../../../portal/find/contact.ts';
import { useCountdown } from '../../../portal/parts/useCountdown.ts';
import { useRefusal } from '../../../portal/parts/useRefusal.ts';
import { ApiError } from '../../../session/calls/error.ts';
import { send as ask } from '../../../session/calls/transport.ts';

export interface Whose {
  readonly loginId: string;
  readonly certType: CertType;
  readonly value: string;
}

/** Seconds that a code lasts (2-portal 9). */
const validSeconds = 300;

/** The answer `success`, or what went wrong; undefined when nothing did. */
async function failureOf(asking: Promise<{ readonly message: string }>): Promise<Error | undefined> {
  try {
    const { message } = await asking;
    return message === 'success' ? undefined : new ApiError(200, { message }, 'findPw');
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** A code on its way: sent, counted down, typed, checked. `onTimeout` is called when its time is over. */
export function useFindPwCode(onTimeout: () => void) {
  const [cerNo, setCerNo] = useState('');
  const [shownCode, setShownCode] = useState<string>();
  const [everSent, setEverSent] = useState(false);
  const countdown = useCountdown(validSeconds, onTimeout);
  const refusal = useRefusal();

  const send = async ({ loginId, certType, value }: Whose): Promise<Error | undefined> => {
    refusal.clear();
    setCerNo('');
    const contact = certType === 'mobile' ? { key: 1, cerPhone: value } : { key: 2, cerEmail: value };
    const query = { loginId, ...contact };
    let code: string | undefined;
    const asking = ask<{ message: string; authenNo?: string }>('platform/member/join/sendCertForFindPw', { query });
    const failure = await failureOf(asking.then((answer) => ((code = answer.authenNo), answer)));
    if (failure) {
      countdown.stop();
      return failure;
    }
    setShownCode(code);
    setCerNo(code ?? '');
    setEverSent(true);
    countdown.start();
    return undefined;
  };
  const check = async ({ loginId, certType, value }: Whose): Promise<Error | undefined> => {
    const query = { loginId, certType, value, cerNo };
    const failure = await failureOf(ask('platform/member/findme/findLoginPw', { query }));
    if (!failure) countdown.stop();
    return failure;
  };

  return {
    cerNo,
    /** Known outside production only. */
    shownCode,
    everSent,
    /** A code is out and its time is not over. */
    sent: countdown.running,
    left: countdown.left,
    type: (text: string) => setCerNo(text.replace(/\D/g, '').slice(0, 6)),
    send,
    check,
    /** The code was for somebody or somewhere else. */
    forget: () => {
      countdown.stop();
      setCerNo('');
      refusal.clear();
    },
    refusal,
  };
}
