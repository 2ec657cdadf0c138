/** What was dealt with a partner or done on a vessel: key figures, documents by kind, and their files. */
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { ListProblem } from '../../../admin/screens/list/ListProblem.tsx';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import type { ApiError } from '../../../session/calls/error.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/state/FormSkeleton.tsx';
import { useT } from '../../../ui/text.tsx';
import { Words } from '../../../ui/Words.tsx';
import { clnt } from '../clnt/clnt.ts';
import { DealCard } from './DealCard.tsx';
import { DealFiles } from './DealFiles.tsx';
import { dealings } from './dealings.ts';
import type { Dealings, Subject } from './dealings.ts';
import { FigureTiles } from './FigureTiles.tsx';
import { kindsOf } from './kinds.ts';
import '../../../admin/dashboard/dashboard.css';
import './dealings.css';

export default function DealingsTab() {
  const { lang } = useFieldEnvironment();
  return (
    <Words section="dealings" lang={lang}>
      <History />
    </Words>
  );
}

function History() {
  const t = useT();
  const provider = useDataProvider<DeskDataProvider>();
  const { screen, resource, before } = useRecordForm();
  const { lang } = useFieldEnvironment();
  const id = Number(before.id);
  const subject: Subject = resource.prefix === clnt.prefix ? 'clntId' : 'shipId';
  const { data, error, refetch } = useQuery<Dealings, ApiError>({
    queryKey: [screen.name, 'recordPart', { id }, dealings.name, lang],
    queryFn: ({ signal }) => provider.recordPart(screen.name, id, dealings, { signal }),
    refetchOnMount: 'always',
  });
  if (error) return <ListProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton fields={4} />;
  const { figures, deals, files } = data;
  const kinds = kindsOf(subject).filter(({ resource: { prefix } }) => (deals[prefix]?.total ?? 0) > 0);
  if (kinds.length === 0) return <EmptyState title={t('dealings.nothing_title')} hint={t('dealings.nothing_hint')} />;
  const of = { subject, id };
  return (
    <div className="rs4-deals">
      <FigureTiles figures={figures} of={of} />
      <div className="rs4-deals__cards">
        {kinds.map((kind) => (
          <DealCard key={kind.resource.prefix} kind={kind} deals={deals[kind.resource.prefix]!} of={of} />
        ))}
        {files.total > 0 && <DealFiles {...files} />}
      </div>
    </div>
  );
}
