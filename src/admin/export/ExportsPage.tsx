/** The files that the server has made for the person: how far they are, and the way to them. */
import { useDocumentTitle } from '../../session/address/title.ts';
import { useLanguage } from '../../session/language.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { FormSkeleton } from '../../ui/state/FormSkeleton.tsx';
import { useT } from '../../ui/text.tsx';
import { Words } from '../../ui/Words.tsx';
import { useDesk } from '../desk.ts';
import { PageHeader } from '../layout/PageHeader.tsx';
import { ExportLine } from './ExportLine.tsx';
import { useOwnExports } from './useOwnExports.ts';
import './exportsPage.css';

export default function ExportsPage() {
  return (
    <Words section="exports" lang={useLanguage()}>
      <Exports />
    </Words>
  );
}

const columns = ['file', 'ordered', 'state', 'count', 'until'] as const;

function Exports() {
  const t = useT();
  const { menus, menuName } = useDesk();
  const { data, error, refetch } = useOwnExports();
  const folder = menus.find(({ treeId }) => treeId === 'P0');
  useDocumentTitle(t('exports.title'), t('desk.title'));
  return (
    <>
      <PageHeader line crumbs={folder ? [{ label: menuName(folder) }] : []} title={t('exports.title')} />
      <div className="hx-page">
        <p className="hx-page__lead">{t('exports.lead')}</p>
        {error && !data && <ErrorState onRetry={() => void refetch()} />}
        {!data && !error && <FormSkeleton fields={4} />}
        {data?.length === 0 && <EmptyState title={t('exports.empty')} hint={t('exports.empty_hint')} />}
        {data && data.length > 0 && (
          <table className="hx-list" aria-label={t('exports.title')}>
            <thead>
              <tr>
                {columns.map((name) => (
                  <th key={name} scope="col" className={name === 'count' ? 'hx-end' : undefined}>
                    {t(`exports.${name}`)}
                  </th>
                ))}
                <th scope="col">
                  <span className="hg-sr">{t('exports.actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.map((row) => (
                <ExportLine key={row.id} row={row} />
              ))}
            </tbody>
          </table>
        )}
      </div>
    </>
  );
}
