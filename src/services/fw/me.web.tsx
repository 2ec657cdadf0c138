/** Diagnostic page: who is logged in with which tokens, and the codes this browser knows (2-portal, /fw/me). */
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useDesk } from '../../admin/desk.ts';
import { labelOf } from '../../admin/labels.ts';
import { PageHeader } from '../../admin/layout/PageHeader.tsx';
import { seoulTime } from '../../core/dates.ts';
import { formatMoment } from '../../fields/dateTime/index.ts';
import { useLanguage } from '../../session/language.ts';
import { readToken } from '../../session/tokens/token.ts';
import { readTokens } from '../../session/tokens/tokenStore.ts';
import { Button } from '../../ui/button/Button.tsx';
import { CodeMap } from './meCodes.tsx';
import { Section } from '../platform/mypage/Page.tsx';

/** Enough to tell two tokens apart, never enough to use one. */
const masked = (token: string) => `${'•'.repeat(24)}${token.slice(-4)}`;

export default function Me() {
  const t = useTranslate();
  const { session, menus, menuName } = useDesk();
  const tokens = useMemo(readTokens, []);
  const folder = menus.find(({ treeId }) => treeId === 'F0');
  const title = t('desk.account.me.title');
  const brand = t('desk.title');
  useEffect(() => {
    document.title = `${title} | ${brand}`;
  }, [title, brand]);
  const { user, corp } = session;
  return (
    <>
      <PageHeader line crumbs={folder ? [{ label: menuName(folder) }] : []} title={title} />
      <div className="mp">
        <div className="mp__in">
          <p className="mp__lead">{t('desk.account.me.lead')}</p>
          <Section title={t('desk.account.me.tokens')}>
            <dl className="me-facts">
              <dt>{t('fields.loginId')}</dt>
              <dd>
                <span className="me-token">{user.loginId}</span>
                <Copy name={t('fields.loginId')} value={user.loginId} />
              </dd>
              <TokenRow name={t('desk.account.me.access')} token={tokens.access} />
              <TokenRow name={t('desk.account.me.refresh')} token={tokens.refresh} />
            </dl>
          </Section>
          <div className="me-two">
            <Section title={t('desk.account.me.user')}>
              <Facts prefix="platform/user" values={{ ...user }} />
            </Section>
            <Section title={t('desk.account.me.corp')}>
              <Facts prefix="platform/corp" values={{ ...corp }} />
            </Section>
          </div>
          <CodeMap codes={session.codes} />
        </div>
      </div>
    </>
  );
}

function TokenRow({ name, token }: { readonly name: string; readonly token: string | undefined }) {
  const t = useTranslate();
  const lang = useLanguage();
  const [shown, setShown] = useState(false);
  const exp = readToken(token)?.exp;
  if (!token) return <Row name={name}>{t('desk.account.me.none')}</Row>;
  return (
    <Row
      name={name}
      note={exp && t('desk.account.me.expires', { date: formatMoment(seoulTime(new Date(exp * 1000)), lang) })}
    >
      <output className="me-token" aria-label={name}>
        {shown ? token : masked(token)}
      </output>
      <Button
        size="s"
        aria-pressed={shown}
        aria-label={t(shown ? 'desk.account.me.hide_of' : 'desk.account.me.reveal_of', { name })}
        onClick={() => setShown(!shown)}
      >
        {t(shown ? 'desk.account.me.hide' : 'desk.account.me.reveal')}
      </Button>
      <Copy name={name} value={token} />
    </Row>
  );
}

function Row({
  name,
  note,
  children,
}: {
  readonly name: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <>
      <dt>
        <span>
          {name}
          {note && (
            <>
              <br />
              <small>{note}</small>
            </>
          )}
        </span>
      </dt>
      <dd>{children}</dd>
    </>
  );
}

function Copy({ name, value }: { readonly name: string; readonly value: string }) {
  const t = useTranslate();
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      notify('desk.form.copied', { type: 'success' });
    } catch {
      notify('desk.acts.not_copied', { type: 'warning' });
    }
  };
  return (
    <Button size="s" aria-label={t('desk.account.me.copy_of', { name })} onClick={() => void copy()}>
      {t('desk.account.me.copy')}
    </Button>
  );
}

function Facts({ prefix, values }: { readonly prefix: string; readonly values: Readonly<Record<string, unknown>> }) {
  const t = useTranslate();
  return (
    <dl className="me-facts">
      {Object.entries(values).map(([name, value]) => (
        <Row key={name} name={labelOf(t, prefix, name)} note={name}>
          {value === null || value === undefined || value === '' ? '–' : String(value)}
        </Row>
      ))}
    </dl>
  );
}
