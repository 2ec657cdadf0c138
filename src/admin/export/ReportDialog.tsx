/** What a report asks before it is shown or taken along: its period and conditions, and why where it tells of persons. */
import { useMemo, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { Field, Values } from '../../core/field.ts';
import { reasonLength } from '../../core/files/exporting.ts';
import type { Report } from '../../core/resource.ts';
import { text } from '../../fields/text/index.ts';
import { personalColumns, readReport, reportStart } from '../../record/reports.ts';
import type { Downloaded } from '../providers/data/wire.ts';
import { ApiError } from '../../session/calls/error.ts';
import { serverToday } from '../../session/today.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { saveBlob } from '../../ui/saveBlob.ts';
import { useDesk } from '../desk.ts';
import type { DeskDataProvider } from '../providers/dataProvider.ts';
import type { Screen } from '../routes.ts';
import { InputFields } from '../screens/actions/InputFields.tsx';
import { useInputForm } from '../screens/actions/useInputForm.ts';
import { useLabels } from '../screens/form/labels.ts';
import '../screens/actions/actions.css';
import { failureOf } from './runExport.ts';
import './exportDialog.css';

interface Props {
  readonly screen: Screen;
  readonly report: Report;
  readonly title: string;
  readonly onPaper: (page: Downloaded) => void;
  readonly onClose: () => void;
}

const prefix = 'report';
const reasonField: Readonly<Record<string, Field>> = { reason: text(reasonLength.max, { required: true }) };

export function ReportDialog({ screen, report, title, onPaper, onClose }: Props) {
  const t = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider<DeskDataProvider>();
  const { session } = useDesk();
  const labels = useLabels(screen.resource.prefix);
  const personal = personalColumns(report);
  const asks = personal.length > 0;
  const [busy, setBusy] = useState(false);
  const [empty, setEmpty] = useState(false);
  const fields = useMemo(() => (asks ? { ...report.fields, ...reasonField } : report.fields), [report, asks]);
  const start = useMemo(
    () =>
      reportStart({ ...report, fields }, { today: serverToday(), userId: session.user.id, corpId: session.corp.id }),
    [report, fields, session],
  );
  const check = (values: Values) => readReport({ ...report, fields }, sent(values, fields)).problems;
  const form = useInputForm({ fields, labels, start, check, prefix });
  const required = new Set(Object.keys(fields).filter((name) => fields[name]?.required));

  const run = async (kind: 'pdf' | 'excel') => {
    setEmpty(false);
    if (!form.checkAll()) return;
    const { values } = readReport({ ...report, fields }, sent(form.values, fields));
    setBusy(true);
    try {
      const made = await provider.reportFile(screen.name, report.name, kind, values);
      if (kind === 'excel') saveBlob(made);
      else onPaper(made);
    } catch (error) {
      const others = error instanceof ApiError ? form.show(error.problems) : undefined;
      if (error instanceof ApiError && error.status === 404) setEmpty(true);
      else if (others === undefined || others.length > 0) notify(failureOf(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      width={440}
      sheet
      title={title}
      lead={
        asks
          ? t('desk.export.report_personal', { names: personal.map((name) => labels.field(name)).join(', ') })
          : undefined
      }
      onClose={busy ? undefined : onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('desk.action.cancel')}
          </Button>
          <Button disabled={busy} onClick={() => void run('excel')}>
            {t('desk.action.excel')}
          </Button>
          <Button kind="filled" disabled={busy} onClick={() => void run('pdf')}>
            {t('desk.export.print')}
          </Button>
        </>
      }
    >
      <div className="hg-act-fields">
        <InputFields form={form} prefix={prefix} required={required} focusFirst />
      </div>
      <p role="status" className="hx-words">
        {empty ? t('errors.reportEmpty') : ''}
      </p>
    </Dialog>
  );
}

const sent = (values: Values, fields: object): Values =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, values[name] ?? null]));
