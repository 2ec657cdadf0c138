/** Takes a change of telephone or e-mail back with the code that the former ways were sent (3-decisions 5). */
import { useEffect, useRef, useState } from 'react';
import type { CertType } from '../../../portal/find/contact.ts';
import { usePortalPath } from '../../../portal/base.ts';
import { Button, ButtonLink } from '../../../portal/parts/Button.tsx';
import { ErrorSummary } from '../../../portal/parts/ErrorSummary.tsx';
import { Field } from '../../../portal/parts/Field.tsx';
import { Note } from '../../../portal/parts/Note.tsx';
import { PortalCard } from '../../../portal/parts/PortalCard.tsx';
import { PortalForm } from '../../../portal/parts/PortalForm.tsx';
import { Refusal } from '../../../portal/parts/Refusal.tsx';
import { useRefusal } from '../../../portal/parts/useRefusal.ts';
import { send } from '../../../session/calls/transport.ts';
import { useT } from '../../../ui/text.tsx';
import { groupedCode, isUndoCode } from '../contact/undoCode.ts';
import './contactUndo.css';

interface Restored {
  readonly certType: CertType;
  /** Masked. */
  readonly value: string;
}

export default function ContactUndoPage() {
  const [loginId, setLoginId] = useState('');
  const [restored, setRestored] = useState<readonly Restored[]>();
  return restored ? (
    <Done restored={restored} loginId={loginId.trim()} />
  ) : (
    <UndoForm loginId={loginId} onLoginId={setLoginId} onDone={setRestored} />
  );
}

interface UndoFormProps {
  readonly loginId: string;
  readonly onLoginId: (loginId: string) => void;
  readonly onDone: (restored: readonly Restored[]) => void;
}

function UndoForm({ loginId, onLoginId, onDone }: UndoFormProps) {
  const t = useT();
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<{ readonly loginId?: string; readonly code?: string }>({});
  const [working, setWorking] = useState(false);
  const refusal = useRefusal();
  const idInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);

  const undo = async () => {
    if (working || refusal.left > 0) return;
    const gaps = {
      ...(loginId.trim() === '' && { loginId: t('contactUndo.id_required') }),
      ...(!isUndoCode(code) && { code: t('contactUndo.code_required') }),
    };
    setWrong(gaps);
    refusal.clear();
    const first = gaps.loginId ? idInput : gaps.code ? codeInput : undefined;
    if (first) return first.current?.focus();
    setWorking(true);
    try {
      const body = { loginId: loginId.trim(), code };
      const done = await send<{ restored: readonly Restored[] }>('platform/member/contact/undo', {
        method: 'POST',
        body,
      });
      onDone(done.restored);
    } catch (failure) {
      setWorking(false);
      refusal.say(failure, t('contactUndo.failed'));
      codeInput.current?.focus();
    }
  };

  const listed = [
    ...(wrong.loginId ? [{ field: 'loginId', message: wrong.loginId }] : []),
    ...(wrong.code ? [{ field: 'undoCode', message: wrong.code }] : []),
  ];
  return (
    <PortalCard title={t('contactUndo.title')} lead={t('contactUndo.lead')}>
      <ErrorSummary problems={listed} />
      <PortalForm onSubmit={() => void undo()}>
        <Field
          ref={idInput}
          id="loginId"
          label={t('contactUndo.id')}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          value={loginId}
          error={wrong.loginId}
          onChange={(event) => {
            onLoginId(event.target.value);
            setWrong(({ code: still }) => (still ? { code: still } : {}));
          }}
        />
        <Field
          ref={codeInput}
          id="undoCode"
          label={t('contactUndo.code')}
          required
          hint={t('contactUndo.code_hint')}
          placeholder="XXXX-XXXX-XXXX-XXXX"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code}
          error={wrong.code}
          onChange={(event) => {
            setCode(event.target.value);
            setWrong(({ loginId: still }) => (still ? { loginId: still } : {}));
          }}
          onBlur={() => setCode(groupedCode(code))}
        />
        <Note>{t('contactUndo.what')}</Note>
        <Refusal text={refusal.text} left={refusal.left} />
        <Button type="submit" size="l" full busy={working || refusal.left > 0}>
          {t(working ? 'contactUndo.working' : 'contactUndo.submit')}
        </Button>
      </PortalForm>
    </PortalCard>
  );
}

function Done({ restored, loginId }: { readonly restored: readonly Restored[]; readonly loginId: string }) {
  const t = useT();
  const path = usePortalPath();
  const onward = useRef<HTMLAnchorElement>(null);
  useEffect(() => onward.current?.focus(), []);
  return (
    <PortalCard title={t('contactUndo.done')} lead={t('contactUndo.done_lead')}>
      <div role="status">
        <dl className="pt-undone">
          {restored.map(({ certType, value }) => (
            <div key={certType}>
              <dt>{t(`contactUndo.${certType}`)}</dt>
              <dd className="hg-tn">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ButtonLink ref={onward} size="l" full to={path(`find/pw?loginId=${encodeURIComponent(loginId)}`)}>
        {t('contactUndo.find_pw')}
      </ButtonLink>
    </PortalCard>
  );
}
