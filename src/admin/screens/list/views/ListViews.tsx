/** Kept searches as links above a list, each with the number of its records. */
import MoreIcon from '@mui/icons-material/MoreHorizOutlined';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ListView } from '../../../../core/listView.ts';
import { MenuButton } from '../../../../ui/menu/MenuButton.tsx';
import { useLanguage } from '../../../../session/language.ts';
import { useT } from '../../../../ui/text.tsx';
import { Words } from '../../../../ui/Words.tsx';
import { screenPath } from '../../../routes.ts';
import { useDerivedList } from '../derivedList.ts';
import { useListAddress } from '../ListAddress.tsx';
import { filterOf, readAddress, usualOrder } from '../listParams.ts';
import { RemoveView } from './RemoveView.tsx';
import { SaveView } from './SaveView.tsx';
import { useListViews } from './useListViews.ts';
import './views.css';

export default function ListViews() {
  return (
    <Words section="views" lang={useLanguage()}>
      <Views />
    </Words>
  );
}

function Views() {
  const t = useT();
  const { views, ready, now, shown } = useListViews();
  const [asks, setAsks] = useState<'change' | 'remove'>();
  if (views.length + ready.length === 0) return null;
  return (
    <nav className="hl-views" aria-label={t('views.title')}>
      <ul>
        <li>
          {/* A kept search may ask for everything, too. */}
          <ViewLink address="" current={now === '' && !shown} name={t('views.all')} />
        </li>
        {ready.map(({ name, address }) => (
          <li key={name}>
            <ViewLink address={address} current={address === now && !shown} name={t(`views.ready.${name}`)} />
          </li>
        ))}
        {views.map((view) => (
          <li key={view.id}>
            <ViewLink
              address={view.address}
              current={view.id === shown?.id}
              name={view.viewNm}
              whose={
                view.own ? undefined : t('views.by', { share: t(`views.shares.${view.shareCd}`), name: view.userNm })
              }
            />
            {view.id === shown?.id && view.own && (
              <MenuButton
                kind="quiet"
                size="s"
                label={t('views.of', { name: view.viewNm })}
                iconOnly={<MoreIcon />}
                choices={(['change', 'remove'] as const).map((id) => ({
                  id,
                  label: t(`views.${id}`),
                  danger: id === 'remove',
                  onSelect: () => setAsks(id),
                }))}
              />
            )}
          </li>
        ))}
      </ul>
      {shown && <Dialogs view={shown} asks={asks} onClose={() => setAsks(undefined)} />}
    </nav>
  );
}

function Dialogs({
  view,
  asks,
  onClose,
}: {
  readonly view: ListView;
  readonly asks: 'change' | 'remove' | undefined;
  readonly onClose: () => void;
}) {
  return (
    <>
      {asks === 'change' && <SaveView view={view} onClose={onClose} />}
      <RemoveView view={view} open={asks === 'remove'} onClose={onClose} />
    </>
  );
}

interface ViewLinkProps {
  readonly address: string;
  readonly current: boolean;
  readonly name: string;
  readonly whose?: string | undefined;
}

function ViewLink({ address, current, name, whose }: ViewLinkProps) {
  const { screen } = useDerivedList();
  const { today } = useListAddress();
  const { resource } = screen;
  const { total } = useGetList(screen.name, {
    filter: filterOf(readAddress(address, resource, today), resource),
    sort: usualOrder(resource),
    pagination: { page: 1, perPage: 1 },
  });
  const path = screenPath(screen.name, { type: 'list' });
  return (
    <Link to={address ? `${path}?${address}` : path} aria-current={current ? 'page' : undefined} title={whose}>
      {name}
      {total !== undefined && <span className="hl-views__count">{total.toLocaleString('en-US')}</span>}
    </Link>
  );
}
