/** A development aid: accounts that log in on a click. There is neither list nor way in production (3-decisions 3). */
import { useEffect, useState } from 'react';
import { enter } from '../../session/flow.ts';
import { send } from '../../session/calls/transport.ts';
import type { LoginResult } from '../../session/types.ts';
import { useT } from '../../ui/text.tsx';
import { useAlert } from '../parts/alertContext.ts';
import './quickLogins.css';

/** 2-portal 3 "quick-login list". */
interface QuickLogin {
  readonly groupSortNo: number;
  readonly groupNm: string;
  readonly titleSortNo: number;
  readonly titleNm: string;
  readonly corpNm: string;
  readonly loginId: string;
}
type Groups = ReadonlyMap<number, { readonly groupNm: string; readonly entries: readonly QuickLogin[] }>;

const grouped = (list: readonly QuickLogin[]): Groups => {
  const sorted = list.toSorted((a, b) => a.groupSortNo - b.groupSortNo || a.titleSortNo - b.titleSortNo);
  const groups = new Map<number, { readonly groupNm: string; readonly entries: QuickLogin[] }>();
  for (const login of sorted) {
    const group = groups.get(login.groupSortNo);
    if (group) group.entries.push(login);
    else groups.set(login.groupSortNo, { groupNm: login.groupNm, entries: [login] });
  }
  return groups;
};

/** `shown` opens it at once (`?ez`). Nothing to see where the server has no list. */
export function QuickLogins({ shown }: { readonly shown: boolean }) {
  const t = useT();
  const { alert } = useAlert();
  const [groups, setGroups] = useState<Groups>();
  useEffect(() => {
    send<readonly QuickLogin[]>('platform/member/login/ez', { query: { env: 'DEV' } })
      .then((list) => setGroups(grouped(list)))
      .catch(() => undefined);
  }, []);
  if (!groups?.size) return null;

  const choose = async (userId: string) => {
    try {
      enter(await send<LoginResult>('platform/member/login/forcely', { query: { client_id: 'ez', userId } }));
    } catch (error) {
      await alert(error instanceof Error ? error.message : t('portal.login.failed'));
    }
  };
  return (
    <details className="pt-quick" open={shown}>
      <summary>{t('portal.quick.show')}</summary>
      <p className="pt-quick__note">{t('portal.quick.note')}</p>
      {[...groups].map(([no, { groupNm, entries }]) => (
        <section key={no} aria-label={groupNm}>
          <h2>{groupNm}</h2>
          <ul>
            {entries.map(({ loginId, titleNm }) => (
              <li key={loginId}>
                <button type="button" onClick={() => void choose(loginId)}>
                  <span>{titleNm}</span> <span>{loginId}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
