/** Row-level security: which rows the company of the session reads and writes, by scope and sides. */
import { operatorSide, ownerSide } from '../../core/resource.ts';
import type { Resource, Scope } from '../../core/resource.ts';
import { hiddenStates, isMadeFor, writingSides } from '../../record/sides.ts';
import { columnName } from './names.ts';

const ofCompany = 'corp_id = app_corp_id()';

const isPublic = ({ publicWhen }: Resource): string =>
  `${columnName(publicWhen!.field)} in (${publicWhen!.values.map((v) => `'${v.replace(/'/g, "''")}'`).join(', ')})`;

/** Sides that change anything of a record: by saving or by a step of their own. */
const changingSides = (resource: Resource): string[] => {
  const steps = (resource.actions ?? []).flatMap(({ by = [] }) => by);
  return Object.keys(resource.parties ?? {}).filter((side) => [...writingSides(resource), ...steps].includes(side));
};

/** The company of the session stands on one of the sides; the owner is asked first. */
function sidesHold(resource: Resource, sides: readonly string[], rows = '', seeing = false): string {
  const { parties = {}, state } = resource;
  const owner = (side: string) => parties[side] === ownerSide;
  return [...sides.filter(owner), ...sides.filter((side) => !owner(side))]
    .map((side) => {
      const field = parties[side]!;
      if (field === operatorSide) return 'app_corp_id() = 1';
      const there = owner(side) ? `${rows}${ofCompany}` : `${rows}${columnName(field)} = app_corp_id()`;
      const hidden = seeing ? hiddenStates(resource, side) : undefined;
      const states = hidden?.map((one) => `'${one}'`).join(', ');
      return states ? `${there} and ${columnName(state!.field)} not in (${states})` : there;
    })
    .join(' or ');
}

const splitPolicies = (read: string, write: string) => ({
  p_read: `for select using (${read})`,
  p_insert: `for insert with check (${write})`,
  p_update: `for update using (${write}) with check (${write})`,
  p_delete: `for delete using (${write})`,
});

export function policiesOf(scope: Scope, resource: Resource): Record<string, string> {
  switch (scope) {
    case 'OWN':
      return { p_own: `using (${ofCompany}) with check (${ofCompany})` };
    case 'SYS':
      return splitPolicies('true', 'app_corp_id() = 1 and corp_id = 1');
    case 'SYS_OWN':
      return splitPolicies(
        `${ofCompany} or corp_id = 1${resource.publicWhen ? ` and ${isPublic(resource)}` : ''}`,
        ofCompany,
      );
    case 'CORP':
      return splitPolicies('id = app_corp_id() or app_corp_id() = 1', 'id = app_corp_id() or app_corp_id() = 1');
    case 'PAIR': {
      const all = Object.keys(resource.parties ?? {});
      const policies = splitPolicies(sidesHold(resource, all, '', true), sidesHold(resource, changingSides(resource)));
      // Whoever makes a record owns it, and whoever owns it takes it away; unless the operator does both.
      const maker = isMadeFor(resource) ? 'app_corp_id() = 1' : ofCompany;
      return { ...policies, p_insert: `for insert with check (${maker})`, p_delete: `for delete using (${maker})` };
    }
    case 'DIR': {
      const mine = `${ofCompany} or app_corp_id() = 1`;
      return splitPolicies(`${mine} or ${isPublic(resource)}`, mine);
    }
  }
}

export function gridPolicies(
  resource: Resource,
  owned: boolean,
  table: string,
  parent: string,
): Record<string, string> {
  if (owned || resource.scope === 'SYS_OWN') return policiesOf('SYS_OWN', { ...resource, publicWhen: undefined });
  if (resource.scope === 'PAIR' || resource.scope === 'DIR') {
    // The parent's own policy decides which parents are seen.
    const seen = `exists (select 1 from ${parent} p where p.corp_id = ${table}.corp_id and p.id = ${table}.parent_id)`;
    if (resource.scope === 'DIR') return { p_parent: `using (${seen}) with check (${seen})` };
    const changes = sidesHold(resource, changingSides(resource), 'p.');
    return splitPolicies(seen, changes === `p.${ofCompany}` ? ofCompany : seen.replace(/\)$/, ` and (${changes}))`));
  }
  if (resource.scope === 'CORP') {
    const theirs = `${ofCompany} or app_corp_id() = 1`;
    return splitPolicies(theirs, theirs);
  }
  return policiesOf(resource.scope, resource);
}
