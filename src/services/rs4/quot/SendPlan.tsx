/** What sending brings about: the mail as it would leave and whom it reaches, or plainly that none goes. */
import { useTranslate } from 'react-admin';
import type { PlanProps } from '../../../admin/screens/actions/ActionDialog.tsx';
import { idsOf } from '../../../fields/refs/index.ts';
import type { MailPlan } from './mailPlan.ts';
import { quot } from './quot.ts';

export function SendPlan({ facts, input }: PlanProps) {
  const t = useTranslate();
  const say = (key: string, args?: Record<string, unknown>) => t(`resources.${quot.prefix}.send.${key}`, args);
  const { mail } = facts as { readonly mail?: MailPlan };
  if (!mail) return null;
  const { chargerIds } = input as { readonly chargerIds?: string | null };
  const ids = idsOf(chargerIds);
  const chosen = mail.people.filter(({ id }) => ids.includes(id));
  const reached = chosen.filter(({ email }) => email);
  const missed = chosen.filter(({ email }) => !email);
  const quiet = !mail.mails ? 'off' : ids.length === 0 ? 'nobody' : reached.length === 0 ? 'no_address' : undefined;
  return (
    <div className="hg-plan" role="status">
      {quiet ? (
        <p>{say(quiet, { file: mail.fileName })}</p>
      ) : (
        <>
          <dl>
            <dt>{say('to')}</dt>
            <dd>{reached.map(({ name, email }) => `${name} <${email}>`).join(', ')}</dd>
            <dt>{say('subject')}</dt>
            <dd>{mail.subject}</dd>
            <dt>{say('papers')}</dt>
            <dd>{mail.fileName}</dd>
          </dl>
          <details>
            <summary>{say('text')}</summary>
            <pre>{mail.text}</pre>
          </details>
          {missed.length > 0 && <p>{say('missed', { names: missed.map(({ name }) => name).join(', ') })}</p>}
        </>
      )}
    </div>
  );
}
