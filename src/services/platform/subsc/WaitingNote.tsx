/** Above the services in use: what was applied for stands elsewhere until it is approved. */
import { useGetList, useTranslate } from 'react-admin';
import { anyDay, useLinks } from '../../../admin/dashboard/useLinks.ts';
import './subsc.css';

const waiting = { stCd: 'REQ', ...anyDay };

export function WaitingNote() {
  const t = useTranslate();
  const { list, follow } = useLinks();
  const href = list('P32', waiting);
  const { total = 0 } = useGetList(
    'platform/subsc/hist',
    { pagination: { page: 1, perPage: 1 }, filter: waiting, meta: { columns: ['stCd'] } },
    // Who may not read the history is not asked about it.
    { enabled: href !== undefined },
  );
  if (!href || total === 0) return null;
  return (
    <p className="hg-applied" role="status">
      {t('resources.platform/subsc.words.applied', { smart_count: total })}{' '}
      <a href={href} onClick={(event) => follow(event, href)}>
        {t('resources.platform/subsc.words.applied_list')}
      </a>
    </p>
  );
}
