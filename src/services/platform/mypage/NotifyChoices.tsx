/** Which notices a person wants, on the screen and by e-mail; each press is saved at once. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { kindsFor, noticePref, usualChoice } from '../../../core/notice.ts';
import type { NoticeChoice, NoticeChoices, NoticeKind } from '../../../core/notice.ts';
import { systemCorpId } from '../../../core/resource.ts';
import { languageNames, useLanguage } from '../../../session/language.ts';
import { useSession } from '../../../session/session.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { FormSkeleton } from '../../../ui/state/FormSkeleton.tsx';
import { useT } from '../../../ui/text.tsx';
import { Words } from '../../../ui/Words.tsx';
import { Section } from './Page.tsx';

const key = ['platform/mypage', 'preferences', [noticePref]] as const;
const ways = ['app', 'mail'] as const;

const choiceOf = (kept: NoticeChoices, kind: NoticeKind): NoticeChoice => ({ ...usualChoice(kind), ...kept[kind] });

export function NotifyChoices({ email }: { readonly email: boolean }) {
  return (
    <Words section="bell" lang={useLanguage()}>
      <Choices email={email} />
    </Words>
  );
}

function Choices({ email }: { readonly email: boolean }) {
  const t = useT();
  const notify = useNotify();
  const queries = useQueryClient();
  const provider = useDataProvider<DeskDataProvider>();
  const language = useLanguage();
  const { hash } = useLocation();
  const session = useSession();
  const kinds = kindsFor(session.status === 'in' && session.corp.id === systemCorpId);
  const place = useRef<HTMLDivElement>(null);
  const { data } = useQuery<NoticeChoices>({
    queryKey: key,
    queryFn: async ({ signal }) =>
      ((await provider.preferences([noticePref], { signal })).get(noticePref) as NoticeChoices | undefined) ?? {},
  });
  const keep = useMutation({
    // One after the other: the last press is the one that stays.
    scope: { id: 'notify' },
    mutationFn: (next: NoticeChoices) => provider.savePreference(noticePref, next),
    onMutate: (next) => void queries.setQueryData(key, next),
    onSuccess: () => notify(t('bell.choice.saved'), { type: 'success' }),
    onError: () => {
      notify(t('bell.choice.failed'), { type: 'error' });
      void queries.invalidateQueries({ queryKey: key });
    },
  });
  const here = hash === '#notify' && data !== undefined;
  useEffect(() => {
    if (here) place.current?.scrollIntoView({ block: 'start' });
  }, [here]);
  const put = (kind: NoticeKind, way: (typeof ways)[number], on: boolean) => {
    const choices = queries.getQueryData<NoticeChoices>(key) ?? {};
    keep.mutate({
      ...choices,
      [kind]: { ...choiceOf(choices, kind), [way]: on },
      lang: language === 'ko' ? 'ko' : 'en',
    });
  };
  return (
    <div ref={place} id="notify">
      <Section title={t('bell.choice.title')} hint={t('bell.choice.hint')}>
        {!data ? (
          <FormSkeleton fields={4} />
        ) : (
          <table className="mp-choice">
            <thead>
              <tr>
                <th scope="col">{t('bell.choice.kind')}</th>
                {ways.map((way) => (
                  <th key={way} scope="col">
                    {t(`bell.choice.${way}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {kinds.map((kind) => (
                <tr key={kind}>
                  <th scope="row">
                    {t(`bell.choice.${kind}`)}
                    <small>{t(`bell.choice.${kind}_hint`)}</small>
                  </th>
                  {ways.map((way) => (
                    <td key={way}>
                      <Checkbox
                        aria-label={t('bell.choice.cell', {
                          kind: t(`bell.choice.${kind}`),
                          way: t(`bell.choice.${way}`),
                        })}
                        checked={choiceOf(data, kind)[way]}
                        onChange={(event) => put(kind, way, event.target.checked)}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className="mp-choice__note">
          {email ? t('bell.choice.mail_language', { language: languageNames[language] }) : t('bell.choice.no_email')}
        </p>
      </Section>
    </div>
  );
}
