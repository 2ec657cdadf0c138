import { Suspense, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '../../session/address/title.ts';
import { useT } from '../../ui/text.tsx';
import { usePerson, useRights } from '../access/useRights.ts';
import { useDesk } from '../desk.ts';
import { FolderIcon } from '../layout/menuIcons.tsx';
import { menuForest } from '../layout/menuTree.ts';
import { PageHeader } from '../layout/PageHeader.tsx';
import { openMenus } from '../shell/menus.ts';
import { dashboardUrl } from './deskPage.ts';
import { NothingOpen } from './NothingOpen.tsx';
import './phoneHome.css';

/** Home of the phone pages: the dashboard, and every menu under the thumb, work before the rest. */
export default function PhoneHome() {
  const t = useT();
  const { screens, pages, menuName } = useDesk();
  const rights = useRights();
  const { menu } = rights;
  const person = usePerson();
  useDocumentTitle(t('desk.frame.home'), t('desk.title'));
  const folders = useMemo(() => {
    const all = menuForest(openMenus(menu, screens, pages), menuName).folders;
    const general = ({ id }: { readonly id: string }) => (/^[PF]/.test(id) ? 1 : 0);
    return all.toSorted((a, b) => general(a) - general(b));
  }, [menu, screens, pages, menuName]);
  const first = rights.mayOpen(dashboardUrl.slice(1)) ? dashboardUrl : undefined;
  const Dashboard = pages.find(({ path }) => path === first)?.View;
  if (folders.length === 0) return <NothingOpen />;
  return (
    <>
      {Dashboard && (
        <Suspense fallback={null}>
          <Dashboard />
        </Suspense>
      )}
      {!Dashboard && <PageHeader title={t('desk.frame.home')} phoneSub={person?.fullName} />}
      <div className="hg-phome">
        {folders.map((folder) => (
          <section key={folder.id} aria-labelledby={`home-${folder.id}`}>
            <h2 id={`home-${folder.id}`}>{folder.name}</h2>
            <ul>
              {folder.leaves.map((leaf) => (
                <li key={leaf.id}>
                  <Link to={leaf.url}>
                    <FolderIcon id={folder.id} />
                    {leaf.name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
