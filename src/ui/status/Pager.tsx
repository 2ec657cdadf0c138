import { IconButton } from '../button/IconButton.tsx';
import { LeftGlyph, RightGlyph } from '../icon/glyphs.tsx';
import { useT } from '../text.tsx';

/** Back and forth through the pages of a list. */
export function Pager({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const t = useT();
  return (
    <span className="hg-pager">
      <IconButton size="s" label={t('desk.list.previous')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <LeftGlyph />
      </IconButton>
      <span aria-label={t('desk.list.page', { page, pages })} role="img">
        <b>{page}</b> / {pages}
      </span>
      <IconButton size="s" label={t('desk.list.next')} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <RightGlyph />
      </IconButton>
    </span>
  );
}
