import { useDocumentTitle } from '../../session/address/title.ts';
import { useT } from '../../ui/text.tsx';
import { Refusal } from './NoAccess.tsx';

/** Where react-admin's own screens lead whom the auth provider refuses. */
export default function Refused() {
  const t = useT();
  useDocumentTitle(t('desk.no_access.title'), t('desk.title'));
  return <Refusal />;
}
