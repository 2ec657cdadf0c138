/** My info: name, contacts and their change, absence and who stands in, where one is logged in (10-platform, top). */
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { InputFields } from '../../../admin/screens/actions/InputFields.tsx';
import { useInputForm } from '../../../admin/screens/actions/useInputForm.ts';
import type { InputForm } from '../../../admin/screens/actions/useInputForm.ts';
import { check } from '../../../admin/screens/form/record/checks.ts';
import { useLabels } from '../../../admin/screens/form/labels.ts';
import { useLeaveGuard } from '../../../admin/screens/form/record/useLeaveGuard.tsx';
import { ProblemDialog } from '../../../admin/shell/ProblemDialog.tsx';
import { rulesOf } from '../../../record/rules.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { ApiError } from '../../../session/calls/error.ts';
import { loginByTokens } from '../../../session/flow.ts';
import { useUnsaved } from '../../../session/unsaved.ts';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { ReadValue } from '../../../ui/form/ReadValue.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { FormSkeleton } from '../../../ui/state/FormSkeleton.tsx';
import { AbsenceNote } from '../user/AbsenceNote.tsx';
import { ContactValue } from '../contact/ContactValue.tsx';
import { absenceFields, contactFields, meChanges, meResource, personFields, pick, type Me } from './meResource.ts';
import { NotifyChoices } from './NotifyChoices.tsx';
import { Page, Section } from './Page.tsx';
import { Sessions } from './Sessions.tsx';
import { meKey, useMe } from './useMe.web.ts';

const treeId = 'P02';
const prefix = 'me';
const belonging = personFields.filter((name) => name !== 'userNm');
/** The person's own, which a browser may know. */
const own = { userNm: 'name', faxNo: 'fax tel' };
const addresses = { pw: '/platform/mypage/pw', withdraw: '/platform/mypage/withdraw' };

export default function MyInfo() {
  const { data, error, refetch } = useMe();
  if (data) return <Loaded me={data} />;
  return (
    <Page treeId={treeId}>{error ? <ErrorState onRetry={() => void refetch()} /> : <FormSkeleton fields={9} />}</Page>
  );
}

function Loaded({ me }: { readonly me: Me }) {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const provider = useDataProvider<DeskDataProvider>();
  const labels = useLabels(meResource.prefix);
  const { codeName, phone } = useFieldEnvironment();
  const [before, setBefore] = useState(me);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const form = useInputForm({
    fields: meResource.fields,
    labels,
    start: me,
    check: (values) => check(meResource, values),
    prefix,
  });
  const changes = meChanges(before, form.values);
  const count = Object.keys(changes).length;
  const guard = useLeaveGuard(count > 0, () => undefined);
  useUnsaved(count);

  const refused = async (error: unknown) => {
    if (!(error instanceof ApiError)) return setFailure(error);
    if (error.code === 'E_CONFLICT') {
      // What was typed stays; it is laid over the row as it is now.
      const now: Me = await provider.me();
      setBefore(now);
      form.restart({ ...now, ...changes });
      notify('desk.account.info.stale', { type: 'warning' });
      return;
    }
    if (form.show(error.problems).length > 0 || error.problems.length === 0) setFailure(error);
  };
  /** What is typed elsewhere on the page stays. */
  const contactChanged = (now: Me) => {
    setBefore(now);
    form.restart({ ...now, ...changes });
    queries.setQueryData(meKey, { ...now, waiting: me.waiting });
  };
  const save = async () => {
    if (busy || !form.checkAll()) return;
    setBusy(true);
    try {
      const saved: Me = await provider.updateMe({ ...changes, version: before.version });
      setBefore(saved);
      form.restart(saved);
      queries.setQueryData(meKey, { ...saved, waiting: me.waiting });
      notify('desk.form.saved', { type: 'success' });
      // The bar at the top shows the name as well.
      void loginByTokens(true).catch(() => undefined);
    } catch (error) {
      await refused(error).catch(setFailure);
    } finally {
      setBusy(false);
    }
  };

  const nothing = count > 0 ? undefined : t('desk.reason.nothing_changed');
  const read = (name: string, value: unknown) => (
    <ReadValue key={name} label={labels.field(name)}>
      {typeof value === 'string' ? value : undefined}
    </ReadValue>
  );
  const part = (names: readonly string[]): InputForm => ({ ...form, fields: pick(names) });
  const always = new Set(['userNm']);
  const also = new Set(rulesOf(meResource)?.requiredWhen?.(form.values) ?? []);
  return (
    <Page
      treeId={treeId}
      changed={count > 0 && count}
      {...(phone && { main: 'save' })}
      actions={{
        save: { onClick: () => void save(), busy, disabledReason: nothing },
        cancel: { onClick: () => form.restart(before), busy, disabledReason: nothing },
      }}
      own={[
        { id: 'pw', label: t('desk.account.info.change_password'), onClick: () => void navigate(addresses.pw) },
        { id: 'withdraw', label: t('desk.account.info.withdraw'), onClick: () => void navigate(addresses.withdraw) },
      ]}
    >
      <Section title={t('desk.account.info.person')} hint={t('desk.account.info.lead')}>
        <FormGrid>
          {read('loginId', before.loginId)}
          {read('authId', before.authNm)}
          {read('userTypeCd', before.userTypeCd && codeName('USER_TP', String(before.userTypeCd)))}
          <InputFields form={part(['userNm'])} prefix={prefix} required={always} before={before} fills={own} />
          {contactFields.map((name) => (
            <ContactValue
              key={name}
              name={name}
              label={labels.field(name)}
              value={before[name]}
              onChanged={contactChanged}
            />
          ))}
          <InputFields form={part(belonging)} prefix={prefix} required={always} before={before} fills={own} />
          {read('lastLoginDtm', before.lastLoginDtm)}
          {read('pwChgDtm', before.pwChgDtm)}
        </FormGrid>
      </Section>
      <Section title={t('desk.account.info.absence')} hint={t('desk.account.info.absence_hint')}>
        <FormGrid>
          <InputFields form={part(absenceFields)} prefix={prefix} required={also} before={before} />
        </FormGrid>
        <AbsenceNote person={{ ...form.values, userNm: before.userNm }} waiting={me.waiting} before={before} />
      </Section>
      <NotifyChoices email={Boolean(before.email)} />
      <Sessions />
      {guard.question}
      <ProblemDialog error={failure} onClose={() => setFailure(undefined)} />
    </Page>
  );
}
