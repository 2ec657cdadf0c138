/** `POST /api/platform/portal/openNotice`: a visitor wants to hear when a service of the store opens; and the mails that say so. */
import { sql } from 'kysely';
import { translate } from '../../../../i18n/server.ts';
import { enqueue } from '../../../api/outbox/enqueue.ts';
import { refuse } from '../../../core/problem.ts';
import { systemCorpId } from '../../../core/resource.ts';
import type { Transaction } from '../../../database/executor.ts';

export interface StoreService {
  readonly subsReqId: string;
  readonly subsReqNm: string;
  readonly isOpen: boolean;
}

/** A service of the store in use; E_REF at `subsReqId` for any other. */
export async function serviceOf(tx: Transaction, subsReqId: string): Promise<StoreService> {
  const [found] = await tx.query<StoreService>(sql`select subs_req_id as "subsReqId", subs_req_nm as "subsReqNm",
      open_yn is not distinct from 'Y' as "isOpen"
    from platform_system_product where corp_id = ${systemCorpId}::bigint and subs_req_id = ${subsReqId}
      and del_yn = 'N' and use_yn = 'Y' limit 1`);
  return found ?? refuse('E_REF', { field: 'subsReqId' });
}

/** Whether somebody with this address waits for the service already. */
export async function waits(tx: Transaction, subsReqId: string, email: string): Promise<boolean> {
  const found = await tx.query(sql`select 1 from platform_system_demo where corp_id = ${systemCorpId}::bigint
    and subs_req_id = ${subsReqId} and open_notice_yn = 'Y' and lower(req_email) = lower(${email})
    and st_cd in ('NEW', 'ING') and del_yn = 'N' limit 1`);
  return found.length > 0;
}

/** Tells everybody who waits that the service has opened; their requests are done with. */
export async function tellOpened(tx: Transaction, subsReqId: string, service: string): Promise<void> {
  const told = await tx.query<{ email: string }>(sql`update platform_system_demo
    set st_cd = 'DONE', version = version + 1, update_dt = now()
    where corp_id = ${systemCorpId}::bigint and subs_req_id = ${subsReqId} and open_notice_yn = 'Y'
      and st_cd in ('NEW', 'ING') and del_yn = 'N' returning req_email as email`);
  for (const { email } of told) {
    const text = (part: string) => translate('ko', `outgoing.opened.${part}`, { service });
    await enqueue(tx, { kind: 'MAIL', to: email, subject: text('subject'), text: text('mail') });
  }
}
