/** A record on screen, built from its declaration alone: read, edited, made anew or from another. */
import '../../../fields/formatted/OfferedText.tsx';
import { useRedirect, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { FormSkeleton } from '../../../ui/state/FormSkeleton.tsx';
import { NoPermission } from '../../../ui/state/NoPermission.tsx';
import { NothingFoundPicture } from '../../../ui/state/pictures.tsx';
import { StateView } from '../../../ui/state/StateView.tsx';
import type { ApiError } from '../../../session/calls/error.ts';
import { unsavedCount } from '../../../session/unsaved.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { useMenuTitle } from '../../pages/useMenuTitle.ts';
import type { FormScreenProps } from '../contract.ts';
import { RecordForm } from './RecordForm.tsx';
import type { FormParts } from './parts.ts';
import { plainOf } from './model/values.ts';
import { Paned } from './pane/Paned.tsx';
import { RecordController } from './record/RecordController.tsx';
import type { LoadedRecord } from './record/RecordController.tsx';
import { useComingBack } from './record/following.ts';
import './form.css';

/** `parts` replaces parts of the screen, for a service whose grid is more than a grid. */
export default function FormScreen({ parts, ...props }: FormScreenProps & { readonly parts?: FormParts }) {
  const record = (
    <RecordController {...props} render={(loaded) => <Loaded {...props} parts={parts} loaded={loaded} />} />
  );
  if (!parts?.pane) return record;
  return (
    <Paned {...props} pane={parts.pane}>
      {record}
    </Paned>
  );
}

interface LoadedProps extends FormScreenProps {
  readonly parts: FormParts | undefined;
  readonly loaded: LoadedRecord;
}

function Loaded({ parts, loaded: { record: found, error, retry }, ...props }: LoadedProps) {
  const copied = props.mode === 'copy' ? parts?.copied : undefined;
  const record = useMemo(() => {
    const plain = found && plainOf(found);
    return plain && copied ? copied(plain) : plain;
  }, [found, copied]);
  useComingBack(
    found && typeof found.id === 'number' && (props.mode === 'edit' || props.mode === 'read') ? retry : undefined,
  );
  if (error && (!found || isGone(error))) return <Failed {...props} error={error} onRetry={retry} />;
  if (!record) return <Waiting {...props} />;
  return <RecordForm {...props} record={record} parts={parts} />;
}

/** What is remembered of a record that is no more, or nobody's to see, is not shown; what was typed into it stays in sight. */
const isGone = ({ status }: ApiError) => (status === 404 || status === 403) && unsavedCount() === 0;

function Bare({ screen, children }: FormScreenProps & { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const redirect = useRedirect();
  const { title, crumbs } = useMenuTitle(screen.menu);
  return (
    <>
      <PageHeader
        line
        crumbs={crumbs}
        title={title}
        actions={{ close: { onClick: () => redirect('list', screen.name) } }}
        onNavigate={(url) => void navigate(url)}
      />
      {children}
    </>
  );
}

const Waiting = (props: FormScreenProps) => (
  <Bare {...props}>
    <FormSkeleton />
  </Bare>
);

interface FailedProps extends FormScreenProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
}

function Failed({ error, onRetry, ...props }: FailedProps) {
  const t = useTranslate();
  const redirect = useRedirect();
  const list = () => redirect('list', props.screen.name);
  const facts = [
    { label: t('desk.error.request_label'), value: error.request, code: true },
    { label: t('desk.error.time_label'), value: error.at },
  ];
  const toList = (
    <Button kind="filled" onClick={list}>
      {t('desk.action.list')}
    </Button>
  );
  return (
    <Bare {...props}>
      {error.status === 404 ? (
        <StateView
          role="alert"
          picture={<NothingFoundPicture />}
          title={t('desk.message.no_data')}
          hint={t('desk.form.not_there')}
          actions={toList}
        />
      ) : error.status === 403 ? (
        <NoPermission hint={error.message} onBack={list} />
      ) : (
        <ErrorState
          hint={error.status === 0 ? t('desk.error.network') : error.message}
          facts={facts}
          onRetry={onRetry}
          onCopy={() => void navigator.clipboard?.writeText(`${error.code} ${error.request} ${error.at}`)}
        />
      )}
    </Bare>
  );
}
