/** The revisions under the number of a quotation: amounts, states, and what was sent to whom (mockup "발송·개정"). */
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { useShown } from '../../../admin/screens/form/useShown.ts';
import { stateLook } from '../../../fields/code/stateLook.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { Chip } from '../../../ui/chip/Chip.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { FormSkeleton } from '../../../ui/state/FormSkeleton.tsx';
import { isForeign } from '../../shared/amounts.ts';
import { quot } from './quot.ts';
import { revisionMark } from './revision.ts';
import { revisions } from './revisions.ts';
import type { Revision } from './revisions.ts';
import { SentPapers } from './SentPapers.tsx';
import '../../../ui/table/table.css';
import './revisions.css';

/** Focusable, so that the keyboard can scroll it. */
const scrollable = { tabIndex: 0 };

export function Revisions() {
  const t = useTranslate();
  const provider = useDataProvider<DeskDataProvider>();
  const { screen, before, labels } = useRecordForm(quot);
  const id = Number(before.id);
  const { data, error, refetch } = useQuery({
    queryKey: [screen.name, 'recordPart', { id }, revisions.name],
    queryFn: ({ signal }) => provider.recordPart(screen.name, id, revisions, { signal }),
    retry: false,
  });
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton fields={4} />;
  const word = (key: string) => t(`resources.${quot.prefix}.sent.${key}`);
  const heads = [
    word('rev'),
    labels.field('quotDt'),
    labels.field('quotAmountFrgn'),
    labels.field('sumAmount'),
    labels.field('stCd'),
    word('at'),
    word('papers'),
  ];
  return (
    <div className="hg-revs" role="region" aria-label={t(`resources.${quot.prefix}.tabs.revisions`)} {...scrollable}>
      <table className="hg-table">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.content.map((revision) => (
            <Line key={revision.id} revision={revision} here={revision.id === id} heads={heads} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface LineProps {
  readonly revision: Revision;
  readonly here: boolean;
  /** Named beside the values where there is no room for columns. */
  readonly heads: readonly string[];
}

function Line({ revision, here, heads }: LineProps) {
  const t = useTranslate();
  const shown = useShown();
  const { codeName } = useFieldEnvironment();
  const { id, revNo, quotDt, currCd, quotAmountFrgn, sumAmount, stCd, sentDtm } = revision;
  const rev = revisionMark(revNo) || t(`resources.${quot.prefix}.sent.first`);
  return (
    <tr aria-current={here || undefined}>
      <th scope="row">
        {here ? (
          <>
            {rev} <small>{t(`resources.${quot.prefix}.sent.here`)}</small>
          </>
        ) : (
          <Link to={`/${quot.prefix}/${id}`} aria-label={t(`resources.${quot.prefix}.sent.open`, { rev })}>
            {rev}
          </Link>
        )}
      </th>
      <td data-label={heads[1]}>{shown('quotDt', undefined, quotDt)}</td>
      <td data-label={heads[2]} className="hg-revs__figure">
        {isForeign({ currCd }) ? `${currCd} ${shown('quotAmountFrgn', undefined, quotAmountFrgn)}` : '–'}
      </td>
      <td data-label={heads[3]} className="hg-revs__figure">
        {shown('sumAmount', undefined, sumAmount)}
      </td>
      <td data-label={heads[4]}>
        <Chip {...stateLook(stCd)}>{codeName('QUOT_ST', stCd)}</Chip>
      </td>
      <td data-label={heads[5]}>{shown('sentDtm', undefined, sentDtm)}</td>
      <td data-label={heads[6]}>
        <SentPapers revision={revision} />
      </td>
    </tr>
  );
}
