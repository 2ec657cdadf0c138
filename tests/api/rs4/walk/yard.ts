/** The yard of a walk: its people with what each may do, and every record that the walk has met. */
import type { Level } from '../../../../src/core/authority.ts';
import type { Values } from '../../../../src/core/field.ts';
import type { Answer, Client, TestApp } from '../../../support/app.ts';
import { openRepair, type Repair } from '../../../support/repair.ts';

export const people = ['sales2', 'site2', 'purc2', 'acct2', 'admin2', 'view2'] as const;
export type Person = (typeof people)[number];

/** Who keeps a kind of document by their menu, so that a walk gets somewhere. */
export const keepers: Readonly<Record<string, readonly Person[]>> = {
  'rs4/quot': ['sales2', 'admin2'],
  'rs4/order': ['sales2', 'admin2'],
  'rs4/work': ['site2', 'admin2'],
  'rs4/purc': ['purc2', 'admin2'],
  'rs4/inv': ['acct2', 'sales2'],
  'groupware/appr': ['site2', 'admin2', 'sales2', 'purc2'],
};
export type Prefix = keyof typeof keepers & string;
export const prefixes = Object.keys(keepers);

export interface Yard {
  readonly repair: Repair;
  readonly as: Readonly<Record<Person, Client>>;
  /** Menu authority of a person for a kind of document. */
  level(person: Person, prefix: string): Level;
  readonly met: Readonly<Record<string, number[]>>;
  /** As an administrator reads it now. */
  read(prefix: string, id: number): Promise<Values>;
  /** A subcontractor that lines are given to. */
  readonly subcontractor: number;
  meet(prefix: string, answer: Answer<Values>): void;
}

interface Entry {
  readonly url: string | null;
  readonly menuAuthCd: string;
}

export async function openYard(app: Pick<TestApp, 'as' | 'app'>): Promise<Yard> {
  const repair = await openRepair(app);
  const as = Object.fromEntries(
    await Promise.all(people.map(async (person) => [person, await app.as(person)] as const)),
  ) as Record<Person, Client>;
  const levels = new Map<string, Level>();
  for (const person of people) {
    const { menu } = (await as[person].get<{ menu: Entry[] }>('/platform/member/profile')).body;
    // Several menus show the same documents (`/groupware/appr/todo`): the highest counts.
    for (const { url, menuAuthCd } of menu) {
      const key = `${person} ${url?.split('/').slice(0, 3).join('/')}`;
      levels.set(key, Math.max(levels.get(key) ?? 0, Number(menuAuthCd)) as Level);
    }
  }
  const met = Object.fromEntries(prefixes.map((prefix) => [prefix, [] as number[]]));
  const { body } = await as.purc2.get<{ content: Values[] }>(
    `/rs4/clnt/list?keyword=${encodeURIComponent('가온데모도장')}`,
  );
  return {
    ...{ repair, as, met, subcontractor: body.content[0]!['id'] as number },
    level: (person, prefix) => levels.get(`${person} /${prefix}`) ?? 0,
    read: async (prefix, id) => (await as.admin2.get<Values>(`/${prefix}/${id}`)).body,
    meet(prefix, { body: record }) {
      const id = record['id'] as number;
      if (id && !met[prefix]!.includes(id)) met[prefix]!.push(id);
    },
  };
}
