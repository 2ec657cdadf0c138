/** A document that was submitted: what it is about, its text and files, its steps. */
import { useEffect } from 'react';
import { useDesk } from '../../../admin/desk.ts';
import { useFrame } from '../../../admin/layout/frameContext.ts';
import { actorOf } from '../../../admin/screens/actions/actor.ts';
import { ruleRecord } from '../../../admin/screens/form/model/rules.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import type { PageProps } from '../../../admin/screens/form/parts.ts';
import type { FormOf } from '../../../core/record.ts';
import { html } from '../../../fields/index.ts';
import { uiOf } from '../../../fields/ui.ts';
import { loginByTokens } from '../../../session/flow.ts';
import { serverToday } from '../../../session/today.ts';
import { Chip } from '../../../ui/chip/Chip.tsx';
import { useT } from '../../../ui/text.tsx';
import { appr } from '../appr.ts';
import type { apprFields } from '../appr.fields.ts';
import { ownTurns, stepsOf } from '../appr.rules.ts';
import { AgainNote } from './AgainNote.tsx';
import { ApprHistory } from './ApprHistory.tsx';
import { Facts } from './Facts.tsx';
import { insteadOf } from './standIn.ts';
import { StampBoxes } from './StampBoxes.tsx';
import { StepLine } from './StepLine.tsx';
import { useBoxNow } from './useDraftBox.web.ts';
import { useFormFields, usePeople, useStandIns } from './useFormFields.web.ts';
import { whenText } from './when.web.ts';

/** Who drafted it, or took a step of it. */
const hasToDo = ({ draftUserId, lineList = [] }: FormOf<typeof apprFields>, person: number): boolean =>
  draftUserId === person ||
  lineList.some(({ userId, proxyUserId, actDtm }) => proxyUserId === person || (userId === person && Boolean(actDtm)));

const contents = html();
const { Read } = uiOf(contents);

export function ApprPage({ files }: PageProps) {
  const t = useT();
  const { session } = useDesk();
  const { phone } = useFrame();
  const { resource, before } = useRecordForm(appr);
  const record = ruleRecord(resource, before);
  const steps = stepsOf(record);
  const fields = useFormFields(before.apprDocId) ?? [];
  const people = [before.draftUserId, ...steps.map(({ userId }) => userId)];
  const personOf = usePeople(people);
  const today = serverToday();
  const mine = ownTurns(record, actorOf(session));
  // Since the login, somebody may have asked to be stood in for: looked at once for each version in which others have the turn.
  const waits = before.stCd === 'PROG' && mine.length === 0 && before.draftUserId !== session.user.id;
  useEffect(() => {
    // Without an answer the page stands as it is; the server judges every step anyway.
    if (waits) void loginByTokens(true).catch(() => undefined);
  }, [waits, before.id, before.version]);
  useBoxNow(hasToDo(before, session.user.id));
  const standIns = useStandIns(people, today, before.draftUserId);
  const name = insteadOf(mine, session.user.id);
  const number = [before.apprDocNm, before.apprNo].filter(Boolean).join(' · ');
  return (
    <div className="ap">
      <article className="ap-doc">
        <header className="ap-doc__head">
          <div>
            {!phone && <p className="ap-doc__no">{number}</p>}
            <h2>{String(before.title ?? '')}</h2>
            <p>
              {[before.draftUserNm, personOf(before.draftUserId), whenText(t, before.draftDtm, today)]
                .filter(Boolean)
                .join(' · ')}
              {name && (
                <Chip mark="half" tone="warn">
                  {t('resources.groupware/appr.page.instead', { name })}
                </Chip>
              )}
              {before.urgentYn === 'Y' && (
                <Chip mark="none" tone="err">
                  {t('resources.groupware/appr.page.urgent')}
                </Chip>
              )}
              {before.secretYn === 'Y' && (
                <Chip mark="none" tone="line">
                  {t('resources.groupware/appr.page.secret')}
                </Chip>
              )}
            </p>
          </div>
          {!phone && <StampBoxes record={before} steps={steps} personOf={personOf} />}
        </header>
        <AgainNote />
        <Facts record={before} fields={fields} />
        {before.contents && Read ? (
          <section className="ap-doc__text" aria-label={t('resources.groupware/appr.page.contents')}>
            <Read field={contents} name="contents" value={before.contents} record={before} />
          </section>
        ) : (
          !phone && <p className="ap-doc__none">{t('resources.groupware/appr.page.no_contents')}</p>
        )}
      </article>
      <aside className="ap-side">
        <section className="ap-card">
          <h2>{t('resources.groupware/appr.page.line')}</h2>
          <StepLine record={before} steps={steps} today={today} mine={mine} personOf={personOf} standIns={standIns} />
        </section>
        {files && <section className="ap-card ap-card--files">{files}</section>}
      </aside>
      <details className="ap-card ap-history" open={!phone}>
        <summary>{t('resources.groupware/appr.page.history')}</summary>
        <ApprHistory />
      </details>
    </div>
  );
}
