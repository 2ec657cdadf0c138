import { useNavigate } from 'react-router-dom';
import { goBack } from '../../session/navigate.ts';
import { useDocumentTitle } from '../../session/title.ts';
import { Button } from '../../ui/button/Button.tsx';
import { NothingFoundPicture } from '../../ui/state/pictures.tsx';
import { StateView } from '../../ui/state/StateView.tsx';
import { useT } from '../../ui/text.tsx';

/** An address that leads to nothing. */
export default function NotFound() {
  const t = useT();
  const navigate = useNavigate();
  useDocumentTitle(t('desk.error.not_found'), t('desk.title'));
  return (
    <StateView
      role="alert"
      page
      picture={<NothingFoundPicture />}
      title={t('desk.error.not_found')}
      hint={t('desk.error.not_found_hint', { path: location.pathname + location.search })}
      actions={
        <>
          <Button onClick={() => goBack(() => void navigate('/'))}>{t('desk.action.back')}</Button>
          <Button kind="filled" onClick={() => void navigate('/')}>
            {t('desk.frame.home')}
          </Button>
        </>
      }
    />
  );
}
