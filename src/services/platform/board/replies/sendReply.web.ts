/** Sending a reply; comes when somebody sends one, for most only read. */
import { call } from '../../../../session/calls/client.ts';
import { send } from '../../../../session/calls/transport.ts';
import type { HeldPictures } from '../heldPictures.web.ts';
import type { ReplyValues, Task } from './replyTask.ts';

/** Members by their session, visitors by nickname, password and verification (2-portal 7). */
export async function sendReply(
  { kind, reply }: Task,
  boardId: number,
  member: boolean,
  values: ReplyValues,
  pictures: HeldPictures,
): Promise<void> {
  const { writerNm, password, replyDesc, human } = values;
  const owner = member ? {} : { writerNm: writerNm.trim(), password, reCaptchaToken: human };
  const base = member ? 'platform/system/reply' : 'platform/board/reply';
  const path = reply ? `${base}/${reply.id}` : base;
  const ask = member ? call<unknown> : send<unknown>;
  if (kind === 'delete') await ask(path, { method: 'DELETE', ...(member ? {} : { body: owner }) });
  else {
    const sent = await pictures.sent(replyDesc);
    const body = { boardId, replyDesc, ...owner, ...(sent.length > 0 && { pictures: sent }) };
    await ask(path, { method: reply ? 'PATCH' : 'POST', body });
  }
}
