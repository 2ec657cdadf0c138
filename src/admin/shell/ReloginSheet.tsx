/** The login sheet over an untouched page: same person, password only (3-decisions 4, desk mockup "re-login"). */
import { useState } from 'react';
import { useLogout } from 'react-admin';
import { loginByTokens } from '../../session/flow.ts';
import type { SignedIn } from '../../session/session.ts';
import { useUnsavedCount } from '../../session/unsaved.ts';
import { Avatar } from '../../ui/avatar/Avatar.tsx';
import { AlertDialog } from '../../ui/dialog/AlertDialog.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useT } from '../../ui/text.tsx';
import { ReloginForm } from './ReloginForm.tsx';
import './relogin.css';

export default function ReloginSheet({ session }: { readonly session: SignedIn }) {
  const t = useT();
  const logout = useLogout();
  const count = useUnsavedCount();
  const [asking, setAsking] = useState(false);
  const { user, lapsed } = session;
  const taken = lapsed?.why === 'other';
  const asks = lapsed !== undefined && lapsed.why !== 'left';
  const name = (taken && lapsed.name) || t('session.taken.somebody');
  const remains = count > 0 ? t('session.relogin.unsaved', { count }) : t('session.relogin.nothing_unsaved');
  const ways = taken
    ? {
        link: t('session.taken.switch', { name }),
        question: t('session.taken.switch_question', { name }),
        nothing: t('session.taken.switch_nothing'),
        yes: t('session.taken.switch_yes'),
        go: () => void loginByTokens(true).catch(() => undefined),
      }
    : {
        link: t('session.relogin.other'),
        question: t('session.relogin.other_question'),
        nothing: t('session.relogin.other_nothing'),
        yes: t('session.relogin.other_yes'),
        go: () => void logout({ toLogin: true }),
      };
  return (
    <>
      <Dialog
        open={asks}
        role="alertdialog"
        place="bar"
        width={400}
        className="hg-relogin"
        title={t(taken ? 'session.taken.title' : 'session.relogin.title')}
        lead={
          <>
            {taken ? t('session.taken.lead', { name }) : t('session.relogin.ended')}
            <br />
            {remains}
          </>
        }
      >
        <div className="hg-field">
          <span className="hg-field__label">{t('session.relogin.id')}</span>
          <div className="hg-relogin__who">
            <Avatar name={user.userNm} size={22} />
            <span>{user.loginId}</span>
            <button type="button" onClick={() => setAsking(true)}>
              {ways.link}
            </button>
          </div>
        </div>
        <ReloginForm loginId={user.loginId} />
      </Dialog>
      <AlertDialog
        open={asking && asks}
        title={ways.question}
        message={count > 0 ? t('session.relogin.other_unsaved', { count, name: user.userNm }) : ways.nothing}
        confirmLabel={ways.yes}
        cancelLabel={t('session.relogin.stay')}
        onConfirm={() => {
          setAsking(false);
          ways.go();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
