/** Lines for the whole company are an administrator's; each person, and the company, has one default line. */
import { sql } from 'kysely';
import { writeAudit } from '../../database/save/audit.ts';
import type { Ask, Behaviour, SaveStep } from '../../database/behaviour.ts';
import { administers } from '../platform/administers.server.ts';
import type { apprLine } from './apprLine.ts';
import type { Step } from './steps.rules.ts';

export const apprLineBehaviour: Behaviour<typeof apprLine> = {
  listColumns: {
    stepCnt: sql`(select count(*)::int from groupware_appr_line_step s where s.corp_id = t.corp_id and s.parent_id = t.id)`,
  },
  async check(step, record, stored) {
    const shared = record.shareYn === 'Y' || stored?.shareYn === 'Y';
    if (!shared || step.userId === 0) return [];
    return (await administers(step.tx)) ? [] : [{ code: 'E_AUTH', field: 'shareYn', text: 'apprLineShared' }];
  },
  async checkDelete(step, stored) {
    return stored.shareYn !== 'Y' || (await administers(step.tx)) ? [] : [{ code: 'E_AUTH', text: 'apprLineShared' }];
  },
  async after({ tx, resource, corpId, userId }, record) {
    if (record.dfltYn !== 'Y') return;
    const owner = record.shareYn === 'Y' ? sql`share_yn = 'Y'` : sql`share_yn = 'N' and create_id = ${userId}::bigint`;
    const stepped = await tx.query<{ id: number }>(sql`
      update groupware_appr_line set dflt_yn = 'N', version = version + 1, update_id = ${userId}::bigint
      where corp_id = ${corpId}::bigint and ${owner} and dflt_yn = 'Y' and del_yn = 'N' and id <> ${record.id}::bigint
      returning id`);
    if (!stepped.length) return;
    await writeAudit(
      tx,
      resource,
      corpId,
      stepped.map(({ id }) => id),
      'update',
      [{ field: 'dfltYn', from: 'Y', to: 'N' }],
    );
  },
};

/**
 * The line that a document of the form starts with: the person's default, else the company's, else the form's own. One in
 * which somebody else than the person decides comes before all others.
 */
export async function usualLine(
  ask: Ask,
  { corpId, userId }: Pick<SaveStep, 'corpId' | 'userId'>,
  formLine: number | null,
): Promise<Step[]> {
  return ask<Step>(sql`
    with chosen as (
      select id from groupware_appr_line
      where corp_id = ${corpId}::bigint and del_yn = 'N'
        and (dflt_yn = 'Y' and (share_yn = 'Y' or create_id = ${userId}::bigint) or id = ${formLine ?? null}::bigint)
      order by coalesce((select s.step_tp_cd from groupware_appr_line_step s
          where s.corp_id = groupware_appr_line.corp_id and s.parent_id = groupware_appr_line.id
            and s.user_id <> ${userId}::bigint and s.step_tp_cd in ('APPR', 'AGREE')
          order by s.sort_no desc limit 1) = 'APPR', false) desc, dflt_yn desc, share_yn, id limit 1)
    select s.step_tp_cd as "stepTpCd", s.user_id as "userId", u.user_nm as "userNm"
    from groupware_appr_line_step s join chosen c on c.id = s.parent_id
      join platform_user u on u.corp_id = s.corp_id and u.id = s.user_id
    where s.corp_id = ${corpId}::bigint and s.user_id <> ${userId}::bigint order by s.sort_no`);
}

/** All steps of the lines that the person may choose, or of the one: their own and those of the company. */
export async function offeredLines(
  ask: Ask,
  { corpId, userId }: Pick<SaveStep, 'corpId' | 'userId'>,
  id: number | null = null,
): Promise<(Step & { readonly lineId: number })[]> {
  return ask(sql`
    select l.id as "lineId", s.step_tp_cd as "stepTpCd", s.user_id as "userId", u.user_nm as "userNm"
    from groupware_appr_line l join groupware_appr_line_step s on s.corp_id = l.corp_id and s.parent_id = l.id
      join platform_user u on u.corp_id = s.corp_id and u.id = s.user_id
    where l.corp_id = ${corpId}::bigint and l.del_yn = 'N' and (l.share_yn = 'Y' or l.create_id = ${userId}::bigint)
      and (${id}::bigint is null or l.id = ${id}::bigint)
    order by l.id, s.sort_no`);
}
