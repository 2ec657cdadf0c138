import { useNavigate } from 'react-router-dom';
import { NoPermission } from '../../ui/state/NoPermission.tsx';
import { useT } from '../../ui/text.tsx';
import { useDesk } from '../desk.ts';
import { PageHeader } from '../layout/PageHeader.tsx';
import type { MenuInfo } from '../routes.ts';
import { useMenuTitle } from './useMenuTitle.ts';

/** An address that exists, but not for this person; with reading authority it says that only writing is missing. */
export default function NoAccess({ menu, readOnly }: { readonly menu: MenuInfo; readonly readOnly: boolean }) {
  const t = useT();
  const { menuName, session } = useDesk();
  const { title, crumbs } = useMenuTitle(menu);
  const navigate = useNavigate();
  const { user } = session;
  return (
    <>
      <PageHeader line crumbs={crumbs} title={title} />
      <NoPermission
        menu={menuName(menu)}
        hint={readOnly ? t('desk.reason.read_only') : undefined}
        facts={[
          { label: t('desk.frame.person'), value: [user.userNm, user.loginId].join(' · ') },
          ...(user.authNm ? [{ label: t('fields.authId'), value: user.authNm }] : []),
        ]}
        onBack={() => void navigate(-1)}
      />
    </>
  );
}
