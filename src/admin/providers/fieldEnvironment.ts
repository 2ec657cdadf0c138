/** What inputs and cells need from the application: codes, names, lookups, addresses of records. */
import { useMemo } from 'react';
import type { Resource } from '../../core/resource.ts';
import type { FieldEnvironment, LookupQuery, LookupRow } from '../../fields/ui-contract.ts';
import { call } from '../../session/calls/client.ts';
import type { CommonCode } from '../../core/commonCode.ts';
import { usePhone } from '../../ui/useMedia.ts';
import type { Translate } from '../../ui/text.tsx';
import type { Desk } from '../desk.ts';
import { screenOfResource, screenPath } from '../routes.ts';
import { askToChoose } from '../screens/choose/requests.ts';

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

/** Address of a resource's lookup: that of its own system when it has one, else the first. */
export function lookupPath(target: string, resources: readonly Resource[]): string | undefined {
  if (target.includes('/common/')) return target;
  const system = target.split('/')[0];
  const paths = resources.find(({ prefix }) => prefix === target)?.lookups?.[0]?.paths ?? [];
  const own = paths.find((path) => path.startsWith(`${system}/`)) ?? paths[0];
  if (own || !target.includes('/')) return own;
  // Rows of a grid (`rs4/clnt/charger`) are looked up below their parents.
  const cut = target.lastIndexOf('/');
  const parent =
    resources.some(({ prefix }) => prefix === target.slice(0, cut)) && lookupPath(target.slice(0, cut), resources);
  return parent ? parent + target.slice(cut) : undefined;
}

const none: readonly CommonCode[] = [];

export function useDeskFieldEnvironment(
  desk: Desk,
  resources: readonly Resource[],
  t: Translate,
  lang: string,
): FieldEnvironment {
  const phone = usePhone();
  const groups = useMemo(() => byGroup(desk.session.codes), [desk.session.codes]);
  return useMemo<FieldEnvironment>(() => {
    const nameOf = nameIn(lang);
    return {
      lang,
      phone,
      t,
      nameOf,
      codeName: (group, key) => {
        const code = groups.get(group)?.find((one) => one.key === key);
        return code ? nameOf(code) : key;
      },
      codes: (group, all) => (groups.get(group) ?? none).filter((code) => all || code.useYn !== 'N'),
      lookup: async (target: string, query?: LookupQuery, signal?: AbortSignal) => {
        const path = lookupPath(target, resources);
        if (!path) throw new Error(`${target} has no lookup`);
        return (await call<{ content: readonly LookupRow[] }>(path, { query, signal })).content;
      },
      choose: askToChoose,
      recordHref: (prefix, id) => {
        const screen = screenOfResource(prefix, desk.screens, (one) => desk.level(one) > 0);
        return screen && screenPath(screen.name, { type: desk.level(screen) === 2 ? 'edit' : 'show', id });
      },
    };
  }, [desk, groups, resources, t, lang, phone]);
}
