/** The latest notices of the operator, on everybody's dashboard. */
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Card, CardEmpty } from '../../admin/dashboard/Card.tsx';
import { card } from '../../admin/dashboard/cards.ts';
import type { DeskDataProvider } from '../../admin/providers/dataProvider.ts';
import { useT } from '../../ui/text.tsx';
import { noticeBoard } from './system/board.rules.ts';

const all = '/portal/about/notice';

function Notices() {
  const t = useT();
  const provider = useDataProvider<DeskDataProvider>();
  const { data } = useQuery({
    queryKey: ['platform/board', 'latestPosts', noticeBoard],
    queryFn: ({ signal }) => provider.latestPosts(noticeBoard, { signal }),
  });
  // What the operator has to say is missed by nobody when it cannot be had.
  if (!data) return null;
  return (
    <Card title={t('dashboard.notices.title')} link={{ label: t('dashboard.notices.all'), href: all }}>
      {data.length === 0 && <CardEmpty>{t('dashboard.notices.empty')}</CardEmpty>}
      <ul className="ds-list ds-list--low">
        {data.map(({ id, title, createDt }) => (
          <li key={id}>
            <a className="ds-list__link" href={`${all}/${id}`} target="_blank" rel="noreferrer">
              <span className="ds-list__text">{title}</span>
            </a>
            <span className="ds-list__end">{createDt.slice(5, 10)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export default [card('notices', undefined, 'foot', Notices)];
