import { useNavigate } from 'react-router-dom';
import { goBack } from '../../session/address/navigate.ts';
import { useDocumentTitle } from '../../session/address/title.ts';
import { Button } from '../../ui/button/Button.tsx';
import { NothingFoundPicture } from '../../ui/state/pictures.tsx';
import { StateView } from '../../ui/state/StateView.tsx';
import { useT } from '../../ui/text.tsx';
import { useDesk } from '../desk.ts';
import { isPlanned } from './planned.ts';

/** An address that leads to nothing, or to a screen that is still to come ('onConstruction', 1-foundations 2.2). */
export default function NotFound() {
  const t = useT();
  const navigate = useNavigate();
  const { menus, screens } = useDesk();
  const built = screens.map(({ menu }) => menu.url);
  const title = t(isPlanned(location.pathname, menus, built) ? 'desk.error.on_construction' : 'desk.error.not_found');
  useDocumentTitle(title, t('desk.title'));
  return (
    <StateView
      role="alert"
      page
      picture={<NothingFoundPicture />}
      title={title}
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
