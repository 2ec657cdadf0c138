/** Getting a code: the call, its messages and its five minutes (2-portal 4 "verification timer", 8). */
import { useState } from 'react';
import { useAlert } from '../../../../portal/parts/alertContext.ts';
import { useCountdown } from '../../../../portal/parts/useCountdown.ts';
import { ApiError } from '../../../../session/calls/error.ts';
import { send } from '../../../../session/calls/transport.ts';
import { useT } from '../../../../ui/text.tsx';
import { findings } from './judge.ts';
import { inputId } from './useTyping.web.ts';
import { certQuery, refusals } from '../wire.ts';
import { codeTarget, type Change, type Wizard } from './wizard.ts';

const codeSeconds = 300;
const input = (field: Parameters<typeof inputId>[0]) => () => document.getElementById(inputId(field));

interface CertAnswer {
  readonly message?: string;
  /** The code itself, outside production. */
  readonly authenNo?: string;
}

export interface CodeControl {
  /** Seconds left; undefined while no code is on its way. */
  readonly left?: number | undefined;
  readonly sending: boolean;
  readonly send: () => Promise<void>;
  readonly stop: () => void;
}

export function useCode(wizard: Wizard, change: (change: Change) => void): CodeControl {
  const t = useT();
  const { alert } = useAlert();
  const [sending, setSending] = useState(false);
  const countdown = useCountdown(codeSeconds, () => {
    change({ type: 'late' });
    void alert(t('join.info.late'), { focus: input('cerNo') });
  });
  const stop = () => {
    countdown.stop();
    change({ type: 'unsent' });
  };

  const order = async () => {
    const wrong = findings({ ...wizard, refused: {} }, true).map(({ field }) => field);
    change({ type: 'judge', sending: true, wrong });
    if (wrong[0]) {
      stop();
      return alert(t('join.info.fill_first'), { focus: input(wrong[0]) });
    }
    setSending(true);
    try {
      const query = certQuery(wizard.item);
      const { message, authenNo } = await send<CertAnswer>('platform/member/join/sendCert', { query }).finally(() =>
        setSending(false),
      );
      if (message !== 'success') return await failed();
      change({ type: 'sent', to: codeTarget(wizard.item), ...(authenNo ? { code: authenNo } : {}) });
      countdown.start();
      const sentMessage = authenNo ? t('join.info.sent_with', { code: authenNo }) : t('join.info.sent');
      await alert(sentMessage, { focus: input('cerNo') });
    } catch (error) {
      await failed(error);
    }
  };

  /** The one message of the catalogue; below it the server's own reason, when it gives one to the person. */
  const failed = (error?: unknown) => {
    stop();
    const refused = error instanceof ApiError ? refusals(error.problems) : {};
    if (Object.keys(refused).length) change({ type: 'refuse', refused });
    const reason = error instanceof ApiError && error.status === 429 ? `\n${error.message}` : '';
    return alert(t('join.info.send_failed') + reason);
  };

  return { left: countdown.running ? countdown.left : undefined, sending, send: order, stop };
}
