/** Looks, when the first page has settled, whether there are notices to open above it; only then fetches what shows them. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { BaseContext } from '../../../../portal/base.ts';
import type { PortalBase } from '../../../../portal/base.ts';
import { PageTexts } from '../../../../portal/texts.tsx';
import { isOnlyContents } from '../../../../session/address/onlyContents.ts';
import { ApiError } from '../../../../session/calls/error.ts';
import { send } from '../../../../session/calls/transport.ts';
import type { Popup } from '../post.ts';

const PopupNotices = lazy(async () => ({ default: (await import('./PopupNotices.tsx')).PopupNotices }));
const sections = ['board'] as const;
/** What the page itself needs comes first. */
const restMs = 1500;

export function Popups({ base }: { readonly base: PortalBase }) {
  const { pathname, search } = useLocation();
  const first =
    [`/${base}`, `/${base}/`, `/${base}/index`].includes(pathname) && !isOnlyContents(new URLSearchParams(search));
  const [posts, setPosts] = useState<readonly Popup[]>([]);
  useEffect(() => {
    if (!first) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      send<{ content: readonly Popup[] }>('platform/board/popup', { signal: controller.signal }).then(
        ({ content }) => setPosts(content),
        // The page is there without them; an abort is no failure.
        (error: unknown) => error instanceof ApiError || controller.signal.aborted || Promise.reject(error),
      );
    }, restMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [first]);
  if (!first || posts.length === 0) return null;
  return (
    <PageTexts sections={sections}>
      <BaseContext value={base}>
        <Suspense fallback={null}>
          <PopupNotices posts={posts} />
        </Suspense>
      </BaseContext>
    </PageTexts>
  );
}
