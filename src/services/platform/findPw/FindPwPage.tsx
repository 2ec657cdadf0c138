/** Find password: verified by a code, then a new password, then the login (2-portal 2 and 4 "find password"). */
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { WithErrorTexts } from '../../../portal/texts.tsx';
import { CodeStep } from './CodeStep.tsx';
import { NewPasswordStep } from './NewPasswordStep.tsx';

export default function FindPwPage() {
  const [params] = useSearchParams();
  const [loginId, setLoginId] = useState(() => params.get('loginId') ?? '');
  const [verified, setVerified] = useState(false);
  const [over, setOver] = useState<string>();
  return (
    <WithErrorTexts>
      {verified ? (
        <NewPasswordStep
          loginId={loginId}
          onOver={(why) => {
            setOver(why);
            setVerified(false);
          }}
        />
      ) : (
        <CodeStep loginId={loginId} onLoginId={setLoginId} over={over} onVerified={() => setVerified(true)} />
      )}
    </WithErrorTexts>
  );
}
