/** What a member meets instead of a form that would be refused: how the company has the service, or whom to ask for it. */
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Standing } from '../../core/standing.ts';
import { formatDay } from '../../fields/date/formatDay.ts';
import { call } from '../../session/calls/client.ts';
import { useLanguage } from '../../session/language.ts';
import { useSession } from '../../session/session.ts';
import { useT } from '../../ui/text.tsx';
import { ButtonLink } from '../parts/Button.tsx';
import { PageTexts } from '../texts.tsx';
import type { ServiceItem } from './service.ts';

const sections = ['store', 'standing'] as const;
const waiting = <span className="ps-standing" aria-busy="true" />;

interface Props {
  readonly service: ServiceItem;
  /** The way of whoever has nothing of the service yet. */
  readonly otherwise: ReactNode;
  /** Hears whether the company has the service already. */
  readonly onHeld?: ((held: boolean) => void) | undefined;
  /** A sum stands above the way that knows nothing of the company. */
  readonly reckoned?: boolean | undefined;
}

export default function MemberWay({ service, otherwise, onHeld, reckoned }: Props): ReactNode {
  const standing = useStanding(service.subsReqId);
  const held = typeof standing === 'object' && standing.held !== undefined;
  useEffect(() => {
    onHeld?.(held);
    return () => onHeld?.(false);
  }, [held, onHeld]);
  if (standing === 'asked') return otherwise && waiting;
  // Without an answer the form is offered: the server refuses what cannot be applied for.
  if (standing === 'failed') return otherwise;
  // What is not open is nothing that anybody applies for yet.
  if (!standing.held && (standing.mayApply || !service.isOpen))
    return (
      <>
        {otherwise}
        {reckoned && standing.uses && (
          <PageTexts sections={sections} waiting={null}>
            <Differs />
          </PageTexts>
        )}
      </>
    );
  return (
    <PageTexts sections={sections} waiting={waiting}>
      {standing.held ? <Has held={standing.held} soon={!service.isOpen} /> : <Ask standing={standing} />}
    </PageTexts>
  );
}

/** Of the company of whoever is logged in, asked again for another one. */
function useStanding(subsReqId: string): Standing | 'asked' | 'failed' {
  const session = useSession();
  const person = session.status === 'in' ? session.user.id : undefined;
  const [answer, setAnswer] = useState<{ readonly of: string; readonly told: Standing | 'failed' }>();
  const of = `${person} ${subsReqId}`;
  useEffect(() => {
    let current = true;
    const tell = (told: Standing | 'failed') => current && setAnswer({ of, told });
    // Nobody has asked for it: a session that is over is no reason for a login sheet on a public page.
    call<Standing>('platform/subsc/standing', { query: { subsReqId }, unasked: true }).then(tell, () => tell('failed'));
    return () => {
      current = false;
    };
  }, [of, subsReqId]);
  return answer?.of === of ? answer.told : 'asked';
}

interface HasProps {
  readonly held: NonNullable<Standing['held']>;
  /** It is only announced: the company has it, and nothing of it in its menu yet. */
  readonly soon: boolean;
}

function Has({ held: { stCd, subscNo, endDt, path }, soon }: HasProps) {
  const t = useT();
  const day = formatDay(endDt ?? '', useLanguage());
  return (
    <div className="ps-standing">
      <span className="ps-standing__state">{t(`standing.${stCd}`, { no: subscNo, day })}</span>
      {soon && <p className="ps-standing__why">{t('standing.soon')}</p>}
      {path && (
        <ButtonLink kind="primary" to={path}>
          {t('standing.see')}
        </ButtonLink>
      )}
    </div>
  );
}

function Differs() {
  const t = useT();
  return <p className="ps-sum__note">{t('standing.differs')}</p>;
}

function Ask({ standing: { operator, admins } }: { readonly standing: Standing }) {
  const t = useT();
  if (operator) return <p className="ps-standing ps-standing__why">{t('standing.operator')}</p>;
  const whom = admins.length > 0 ? t('standing.ask', { names: admins.join(', ') }) : t('standing.ask_nobody');
  return (
    <p className="ps-standing ps-standing__why">
      {t('standing.none')} {whom}
    </p>
  );
}
