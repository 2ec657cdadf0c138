/** What the person was told: today's and earlier, each leading to its record. */
import Drawer from '@mui/material/Drawer';
import { useId } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Notice } from '../../core/notice.ts';
import { serverToday } from '../../session/today.ts';
import { useOpenDialog } from '../../ui/dialog/openDialogs.ts';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { CloseGlyph } from '../../ui/icon/glyphs.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { FormSkeleton } from '../../ui/state/FormSkeleton.tsx';
import { useT } from '../../ui/text.tsx';
import { NoticeLine } from './NoticeLine.tsx';
import { useFreshen } from './useFreshen.ts';
import { useNotices } from './useNotices.ts';
import './bell.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly unread: number;
}

const settings = '/platform/mypage/info#notify';

export default function BellPanel({ open, onClose, unread }: Props) {
  const t = useT();
  const id = useId();
  useOpenDialog(open, onClose);
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      className="hg-bell"
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id } }}
    >
      <Inside id={id} unread={unread} onClose={onClose} />
      <footer className="hg-bell__foot">
        <Link to={settings} onClick={onClose}>
          {t('bell.settings')}
        </Link>
      </footer>
    </Drawer>
  );
}

function Inside({ id, unread, onClose }: Omit<Props, 'open'> & { readonly id: string }) {
  const t = useT();
  const navigate = useNavigate();
  const { query, notices, read, readAll } = useNotices();
  const today = serverToday();
  const freshen = useFreshen();
  const follow = (notice: Notice, to: string | undefined) => {
    void read(notice).catch(() => undefined);
    if (!to) return;
    onClose();
    void navigate(to);
    // It may lead to the very record that is open, as it was before.
    freshen();
  };
  const parts = [
    ['today', notices.filter(({ at }) => at.slice(0, 10) >= today)],
    ['earlier', notices.filter(({ at }) => at.slice(0, 10) < today)],
  ] as const;
  return (
    <>
      <header className="hg-bell__head">
        <h2 id={id}>{t('bell.title')}</h2>
        <span className="hg-bell__count">{unread > 0 && t('bell.unread', { count: unread })}</span>
        <Button size="s" disabled={unread === 0} onClick={() => void readAll().catch(() => undefined)}>
          {t('bell.read_all')}
        </Button>
        <IconButton label={t('desk.action.close')} onClick={onClose}>
          <CloseGlyph />
        </IconButton>
      </header>
      <div className="hg-bell__body">
        {query.error && notices.length === 0 ? (
          <ErrorState hint={query.error.message} onRetry={() => void query.refetch()} />
        ) : !query.data ? (
          <FormSkeleton fields={4} />
        ) : notices.length === 0 ? (
          <EmptyState title={t('bell.empty')} hint={t('bell.empty_hint')} />
        ) : (
          parts.map(
            ([part, some]) =>
              some.length > 0 && (
                <section key={part} aria-labelledby={`${id}-${part}`}>
                  <h3 id={`${id}-${part}`}>{t(`bell.${part}`)}</h3>
                  <ul>
                    {some.map((notice) => (
                      <li key={notice.id}>
                        <NoticeLine
                          notice={notice}
                          today={part === 'today'}
                          onFollow={follow}
                          onRead={() => void read(notice).catch(() => undefined)}
                        />
                      </li>
                    ))}
                  </ul>
                </section>
              ),
          )
        )}
        {query.hasNextPage && (
          <div className="hg-bell__more">
            <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t('desk.action.more')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
