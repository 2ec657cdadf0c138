/** Services that a company has or has applied for: one of each, so that no choice offers them again (10-platform subsc E). */
import { sql } from 'kysely';
import { translate } from '../../../../i18n/server.ts';
import { figure, rnd } from '../../../core/decimal.ts';
import type { Call, ChoiceWords, ToldChoice } from '../../../database/behaviour.ts';
import type { Statement } from '../../../database/executor.ts';
import { holds } from '../../../database/query/states.ts';
import { liveStates, subsc } from '../subsc/subsc.ts';
import { feeOf } from './svcstore.server.ts';

/** How a company has a service: asked for, or in use. */
export type Held = 'REQ' | 'USE';

/** Keys of `errors`: how it stands, and where the company goes instead. */
export const sentences = { REQ: 'serviceREQ', USE: 'serviceUSE' } as const satisfies Record<Held, string>;

/** Of the product with this id; null where it may be applied for. */
export const heldAs = ({ corpId, today }: Pick<Call, 'corpId' | 'today'>, prodId: Statement): Statement => sql`(
  select json_object_agg(t.prod_id, case t.st_cd when 'REQ' then 'REQ' else 'USE' end) from platform_subsc t
  where t.corp_id = ${corpId}::bigint and t.del_yn = 'N' and ${holds(subsc, 'stCd', ['REQ', ...liveStates], { today })}
  ) ->> (${prodId})::text`;

interface Facts {
  readonly base: string | null;
  readonly setup: string | null;
  readonly held: Held | null;
}

const word = (lang: Call['lang'], name: string, args?: Readonly<Record<string, string>>) =>
  translate(lang, `resources.platform/system/product.words.${name}`, args);

/** What a service costs, as far as a line tells it. */
function priceOf({ base, setup }: Facts, lang: Call['lang']): string {
  const won = (amount: string) => Number(rnd(figure(amount), 0)).toLocaleString('en-US');
  return [
    base === null ? word(lang, 'arranged') : word(lang, 'base', { amount: won(base) }),
    ...(setup === null ? [] : [word(lang, 'setup', { amount: won(setup) })]),
  ].join(' · ');
}

export const productChoices: ChoiceWords = {
  facts: (call) =>
    sql`json_build_object('base', ${feeOf('BASE')}, 'setup', ${feeOf('SETUP')}, 'held', ${heldAs(call, sql`t.id`)})`,
  told(told, { lang }): ToldChoice {
    const facts = told as Facts;
    const { held } = facts;
    return {
      tells: priceOf(facts, lang),
      ...(held && { barred: { word: word(lang, `held.${held}`), why: translate(lang, `errors.${sentences[held]}`) } }),
    };
  },
};
