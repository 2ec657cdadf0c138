/** Pressing "join": judging, the call, and what the server says against it (2-portal 4, 8). */
import { useRef, useState } from 'react';
import { useAlert } from '../../../portal/parts/alertContext.ts';
import { ApiError } from '../../../session/calls/error.ts';
import { send } from '../../../session/calls/transport.ts';
import { useT } from '../../../ui/text.tsx';
import { findings } from './wizard/judge.ts';
import type { StepProps } from './steps/stepProps.web.ts';
import type { CodeControl } from './wizard/useCode.web.ts';
import { inputId } from './wizard/useTyping.web.ts';
import { joinBody, refusals } from './wire.ts';
import { joinFields, type JoinField } from './join.rules.ts';

export function useJoin({ wizard, change, control, code }: Omit<StepProps, 'above'> & { readonly code: CodeControl }) {
  const t = useT();
  const { alert } = useAlert();
  const [joining, setJoining] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const cerNo = () => document.getElementById(inputId('cerNo'));

  /** A single fault takes the person to its field, several to their list. */
  const show = (wrong: readonly JoinField[]) => {
    const only = wrong.length === 1 && wrong[0];
    // Both are drawn only after what was found has been kept.
    setTimeout(() => (only ? document.getElementById(inputId(only)) : summary.current)?.focus());
  };

  const join = async () => {
    const wrong = findings({ ...wizard, refused: {} }, false).map(({ field }) => field);
    change({ type: 'judge', sending: false, wrong });
    if (wrong.length) return show(wrong);
    if (wizard.sent?.late) return alert(t('join.info.late'), { focus: cerNo });
    setJoining(true);
    try {
      const { isOpen } = await send<{ isOpen?: boolean }>('platform/member/join', {
        method: 'POST',
        body: joinBody(wizard),
      });
      const { userNm, loginId, userType } = wizard.item;
      code.stop();
      control.finish({ userNm: userNm.trim(), loginId: loginId.trim(), userType, isOpen });
      change({ type: 'done' });
    } catch (error) {
      await refused(error);
    } finally {
      setJoining(false);
    }
  };

  const refused = async (error: unknown) => {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return alert(t('join.info.failed'));
    const wrongFields = refusals(error.problems);
    // What is not on the screen cannot be shown at its place.
    const fields = joinFields(wizard.item.userType).filter((field) => field in wrongFields);
    change({ type: 'refuse', refused: wrongFields });
    if (fields.length) return show(fields);
    return alert(error.message);
  };

  return { joining, join, summary };
}
