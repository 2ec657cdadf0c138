/** What inputs and cells need from the application: codes, names, lookups, addresses of records. */
import { serverToday } from '../../session/today.ts';
import { useDataProvider, useNotify } from 'react-admin';
import { useMemo } from 'react';
import type { FieldEnvironment } from '../../fields/ui-contract.ts';
import type { CommonCode } from '../../core/commonCode.ts';
import { usePhone } from '../../ui/useMedia.ts';
import type { Translate } from '../../ui/text.tsx';
import { useScreenAccess } from '../access/useRights.ts';
import type { Desk } from '../desk.ts';
import { screenOfResource } from '../routes.ts';
import { askToChoose } from '../screens/choose/requests.ts';
import type { DeskDataProvider } from './dataProvider.ts';

const nameIn = (lang: string) => (row: { readonly value: string; readonly valueEn?: string | null }) =>
  lang === 'ko' ? row.value : row.valueEn || row.value;

/** Codes by group, each in its order. */
function byGroup(codes: readonly CommonCode[]): ReadonlyMap<string, readonly CommonCode[]> {
  const groups = new Map<string, CommonCode[]>();
  for (const code of codes) {
    const group = groups.get(code.grpCd);
    if (group) group.push(code);
    else groups.set(code.grpCd, [code]);
  }
  return groups;
}

const none: readonly CommonCode[] = [];

export function useDeskFieldEnvironment(desk: Desk, t: Translate, lang: string): FieldEnvironment {
  const phone = usePhone();
  const notify = useNotify();
  const provider = useDataProvider<DeskDataProvider>();
  const { near, mayOpen, pathOf } = useScreenAccess();
  const groups = useMemo(() => byGroup(desk.session.codes), [desk.session.codes]);
  return useMemo<FieldEnvironment>(() => {
    const nameOf = nameIn(lang);
    return {
      lang,
      phone,
      t,
      nameOf,
      today: serverToday,
      notify: (words) => notify(words, { type: 'warning' }),
      codeName: (group, key) => {
        const code = groups.get(group)?.find((one) => one.key === key);
        return code ? nameOf(code) : key;
      },
      codes: (group, all) => (groups.get(group) ?? none).filter((code) => all || code.useYn !== 'N'),
      lookup: (target, query, signal) => provider.lookup(target, query, { signal }),
      choose: askToChoose,
      recordHref: (prefix, id) => {
        const screen = screenOfResource(prefix, near, mayOpen);
        return screen && pathOf(screen, id);
      },
    };
  }, [near, mayOpen, pathOf, groups, provider, notify, t, lang, phone]);
}
