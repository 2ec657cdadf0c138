import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { goBack } from '../../session/address/navigate.ts';
import { NoPermission } from '../../ui/state/NoPermission.tsx';
import { useT } from '../../ui/text.tsx';
import { usePerson } from '../access/useRights.ts';
import { useDesk } from '../desk.ts';
import { PageHeader } from '../layout/PageHeader.tsx';
import type { DeskDataProvider } from '../providers/dataProvider.ts';
import type { MenuInfo } from '../routes.ts';
import { useMenuTitle } from './useMenuTitle.ts';

interface Props {
  readonly menu: MenuInfo;
  /** What is missing, where it is less than all authority. */
  readonly hint?: string | undefined;
}

/** An address that exists, but not for this person. */
export default function NoAccess({ menu, hint }: Props) {
  const { menuName } = useDesk();
  const { title, crumbs } = useMenuTitle(menu);
  return (
    <>
      <PageHeader line crumbs={crumbs} title={title} />
      <Refusal menu={menuName(menu)} hint={hint} />
    </>
  );
}

/** Says who asked and who can help, and leads back. */
export function Refusal({ menu, hint }: { readonly menu?: string; readonly hint?: string | undefined }) {
  const t = useT();
  const person = usePerson();
  const navigate = useNavigate();
  const provider = useDataProvider<DeskDataProvider>();
  // Whom to ask; the page stands without it.
  const { data: admins = [] } = useQuery({
    queryKey: ['platform/mypage', 'admins'],
    queryFn: ({ signal }) => provider.admins({ signal }),
    retry: false,
  });
  const facts = person && [
    { label: t('desk.frame.person'), value: [person.fullName, person.loginId].join(' · ') },
    ...(person.authority ? [{ label: t('fields.authId'), value: person.authority }] : []),
    ...(admins.length ? [{ label: t('desk.no_access.admins'), value: admins.join(', ') }] : []),
  ];
  return <NoPermission menu={menu} hint={hint} facts={facts} onBack={() => goBack(() => void navigate('/'))} />;
}
