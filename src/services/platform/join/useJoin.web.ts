/** Pressing "join": judging, the call, and what the server says against it (2-portal 4, 8). */
import { useState } from 'react';
import { useAlert } from '../../../portal/parts/alertContext.ts';
import { focusFirst } from '../../../portal/parts/focusFirst.ts';
import { useRefusal } from '../../../portal/parts/useRefusal.ts';
import { ApiError } from '../../../session/calls/error.ts';
import { send } from '../../../session/calls/transport.ts';
import { logout } from '../../../session/flow.ts';
import { getSession } from '../../../session/session.ts';
import { useT } from '../../../ui/text.tsx';
import { findings } from './wizard/judge.ts';
import type { StepProps } from './steps/stepProps.web.ts';
import type { CodeControl } from './wizard/useCode.web.ts';
import { inputId } from './wizard/useTyping.web.ts';
import { joinBody, refusals } from './wire.ts';
import { joinFields } from './join.rules.ts';

export function useJoin({ wizard, change, control, code }: Omit<StepProps, 'above'> & { readonly code: CodeControl }) {
  const t = useT();
  const { alert } = useAlert();
  const [joining, setJoining] = useState(false);
  const refusal = useRefusal();
  const cerNo = () => document.getElementById(inputId('cerNo'));

  const join = async () => {
    refusal.clear();
    const wrong = findings({ ...wizard, refused: {} }, false).map(({ field }) => field);
    change({ type: 'judge', sending: false, wrong });
    if (wrong[0]) return focusFirst(inputId(wrong[0]));
    if (wizard.sent?.late) return alert(t('join.info.late'), { focus: cerNo });
    setJoining(true);
    try {
      const { isOpen } = await send<{ isOpen?: boolean }>('platform/member/join', {
        method: 'POST',
        body: joinBody(wizard),
      });
      const { userNm, loginId, userType } = wizard.item;
      code.stop();
      // Who looked around in the demo yard until now comes in as a member next.
      const session = getSession();
      if (session.status === 'in' && session.user.guest) void logout();
      control.finish({ userNm: userNm.trim(), loginId: loginId.trim(), userType, isOpen });
      change({ type: 'done' });
    } catch (error) {
      refused(error);
    } finally {
      setJoining(false);
    }
  };

  const refused = (error: unknown) => {
    const wrongFields = error instanceof ApiError && error.status < 500 ? refusals(error.problems) : {};
    // What is not on the screen cannot be shown at its place.
    const first = joinFields(wizard.item.userType).find((field) => field in wrongFields);
    change({ type: 'refuse', refused: wrongFields });
    if (first) focusFirst(inputId(first));
    else refusal.say(error, t('join.info.failed'));
  };

  return { joining, join, refusal };
}
