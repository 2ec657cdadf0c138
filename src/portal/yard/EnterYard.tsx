import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { send } from '../../session/calls/transport.ts';
import { enter } from '../../session/flow.ts';
import type { LoginResult } from '../../session/types.ts';
import { useT } from '../../ui/text.tsx';
import { useAlert } from '../parts/alertContext.ts';
import { Button, type ButtonKind } from '../parts/Button.tsx';
import { yardCall } from './yard.ts';

/** Enters the demo yard with one press. Texts are those of the section `home`. */
export function EnterYard({ kind }: { readonly kind: ButtonKind }) {
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
      await alert(error instanceof Error ? error.message : t('home.yard.failed'));
    } finally {
      setWorking(false);
    }
  };
  return (
    <Button kind={kind} size="l" busy={working} onClick={() => void go()}>
      {t(working ? 'home.yard.entering' : 'home.yard.enter')}
    </Button>
  );
}
