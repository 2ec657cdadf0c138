/** Whoever chooses somebody who is absent today hears who stands in for them, and until when. */
import { sql } from 'kysely';
import { translate } from '../../../../i18n/server.ts';
import type { ChoiceWords } from '../../../database/behaviour.ts';

interface Absence {
  readonly until: string | null;
  readonly by: string | null;
  /** Whoever asks stands in: what they draft themselves waits. */
  readonly own: boolean;
}

export const absenceChoices: ChoiceWords = {
  facts: ({
    corpId,
    today,
    userId,
  }) => sql`(select json_build_object('until', t.abs_to_dt, 'by', p.user_nm, 'own', p.id = ${userId}::bigint) from platform_user p
    where p.corp_id = ${corpId}::bigint and p.id = t.proxy_user_id and ${today}::date between t.abs_from_dt and t.abs_to_dt)`,
  told(facts, { lang }) {
    const { until, by, own } = (facts ?? {}) as Partial<Absence>;
    if (!until || !by) return {};
    const word = own ? 'absent_own' : 'absent';
    return { tells: translate(lang, `resources.platform/user.words.${word}`, { day: until.slice(5), name: by }) };
  },
};
