/** One box of approval on a phone: the boxes with their counts above, a card for each document. */
import { useInfiniteGetList, useRedirect } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ListScreenProps } from '../../../admin/screens/contract.ts';
import { useScreenAccess } from '../../../admin/access/useRights.ts';
import { useDesk } from '../../../admin/desk.ts';
import { PageHeader } from '../../../admin/layout/PageHeader.tsx';
import { screenPath } from '../../../admin/routes.ts';
import { useCounts } from '../../../admin/bell/counts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { useT } from '../../../ui/text.tsx';
import { ApprCard } from './ApprCard.tsx';
import { boxColumns, type BoxRow } from './boxRow.ts';
import { usePeople } from './useFormFields.web.ts';
import './appr.css';

const perPage = 20;

export default function PhoneBox({ screen, level }: ListScreenProps) {
  const t = useT();
  const redirect = useRedirect();
  const { session, menuName } = useDesk();
  const { screens, mayOpen } = useScreenAccess();
  const counts = useCounts()?.boxes ?? {};
  const title = menuName(screen.menu);
  const boxes = screens.filter((other) => other.resource.prefix === screen.resource.prefix && mayOpen(other));
  const person = usePeople([session.user.id])(session.user.id);
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteGetList<BoxRow>(screen.name, {
      pagination: { page: 1, perPage },
      sort: { field: 'draftDtm', order: 'DESC' },
      meta: { columns: boxColumns },
    });
  const rows = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <div className="ap-box">
      <PageHeader
        title={title}
        phoneSub={[session.user.userNm, person].filter(Boolean).join(' · ')}
        main="new"
        actions={{
          ...(level === 2 && {
            new: {
              label: t('resources.groupware/appr.page.new'),
              onClick: () => redirect('create', screen.name),
            },
          }),
        }}
      />
      <nav className="ap-chips" aria-label={t('resources.groupware/appr.page.boxes')}>
        {boxes.map((box) => (
          <Link
            key={box.name}
            to={screenPath(box.name, { type: 'list' })}
            aria-current={box.name === screen.name ? 'page' : undefined}
          >
            {menuName(box.menu)}
            {(counts[box.menu.treeId] ?? 0) > 0 && <b>{counts[box.menu.treeId]}</b>}
          </Link>
        ))}
      </nav>
      {error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : isPending ? (
        <div className="hl-cards" role="status" aria-label={t('desk.frame.loading')}>
          <div className="ap-wait" aria-hidden="true" />
          <div className="ap-wait" aria-hidden="true" />
        </div>
      ) : rows.length === 0 ? (
        <EmptyState title={t('resources.groupware/appr.page.empty')} />
      ) : (
        <>
          <ul className="ap-cards" aria-label={title}>
            {rows.map((row) => (
              <li key={row.id}>
                <ApprCard row={row} screen={screen} level={level} />
              </li>
            ))}
          </ul>
          {hasNextPage ? (
            <div className="ap-more">
              <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {t('desk.action.more')}
              </Button>
            </div>
          ) : (
            <p className="ap-end">{t('resources.groupware/appr.page.last', { box: title })}</p>
          )}
        </>
      )}
    </div>
  );
}
