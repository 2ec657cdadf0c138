/** While an absence is entered: how many approval documents whoever stands in will see. */
import { useTranslate } from 'react-admin';
import type { PlanProps } from '../../../admin/screens/actions/ActionDialog.tsx';
import { useFacts } from '../../../admin/screens/actions/useFacts.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { serverToday } from '../../../session/today.ts';
import { waitingFor, waitingWords, type Absence, type Waiting } from '../../shared/waiting.ts';
import { user } from './user.ts';
import '../subsc/subsc.css';

interface Props {
  readonly person: Absence & { readonly proxyUserNm?: unknown };
  readonly waiting: Waiting | undefined;
  /** As it is stored. */
  readonly before?: Absence | undefined;
}

export function AbsenceNote({ person, waiting = [], before }: Props) {
  const t = useTranslate();
  const words = waitingWords(person, waiting, serverToday(), before);
  if (!words) return null;
  return (
    <p className="hg-applied" role="status">
      {t(`resources.platform/user.words.${words}`, {
        absent: String(person.userNm ?? ''),
        name: String(person.proxyUserNm ?? ''),
        count: waitingFor(waiting, person.proxyUserId),
      })}
    </p>
  );
}

/** In the form of a colleague. */
export function FormAbsence() {
  const { screen, situation, before, values } = useRecordForm(user);
  const facts = useFacts(screen, before, situation.mode === 'edit');
  const { waiting } = (typeof facts === 'string' ? {} : facts) as { readonly waiting?: Waiting };
  return situation.mode === 'edit' ? <AbsenceNote person={values} waiting={waiting} before={before} /> : null;
}

/** In the dialog that names somebody for a person who withdrew. */
export function AbsencePlan({ record, facts, input }: PlanProps) {
  const { userNm } = record as Absence;
  const { waiting } = facts as { readonly waiting?: Waiting };
  return <AbsenceNote person={{ ...input, userNm, absFromDt: serverToday() }} waiting={waiting} />;
}
