import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { send } from '../../session/calls/transport.ts';
import { enter } from '../../session/flow.ts';
import type { LoginResult } from '../../session/types.ts';
import { useT } from '../../ui/text.tsx';
import { useAlert } from '../parts/alertContext.ts';
import { Button, type ButtonKind, type ButtonSize } from '../parts/Button.tsx';
import { yardCall } from './yard.ts';

interface Props {
  readonly kind: ButtonKind;
  readonly size?: ButtonSize;
}

/** Enters the demo yard with one press. */
export function EnterYard({ kind, size = 'l' }: Props) {
  const t = useT();
  const { alert } = useAlert();
  const navigate = useNavigate();
  const [working, setWorking] = useState(false);

  const go = async () => {
    setWorking(true);
    try {
      enter(await send<LoginResult>(yardCall, { method: 'POST' }));
      await navigate('/platform/dashboard');
    } catch (error) {
      await alert(error instanceof Error ? error.message : t('portal.tryout.failed'));
    } finally {
      setWorking(false);
    }
  };
  return (
    <Button kind={kind} size={size} busy={working} className="pt-scripted" onClick={() => void go()}>
      {t(working ? 'portal.tryout.entering' : 'portal.tryout.enter')}
    </Button>
  );
}
