/** A page model answered as the PDF that the server sets of it, in the thread for papers. */
import type { FastifyReply } from 'fastify';
import type { PageModel } from '../core/page.ts';
import { refuse } from '../core/problem.ts';
import type { Call } from '../database/behaviour.ts';
import { mimes } from '../core/files/exporting.ts';
import { paperFileName } from '../record/papers.ts';
import { exportHeaders } from './exports/stream.ts';
import { attachment } from './files/disposition.ts';
import { openSlots } from './slots.ts';

/** One takes up to two seconds of one processor: nobody has more than one in work, and the line has an end. */
const setting = openSlots(2, 30, 1);

export async function sendPaper(reply: FastifyReply, call: Call, model: PageModel): Promise<FastifyReply> {
  const { paper } = call;
  const bytes = await ((paper && setting.take(() => paper(model), call.userId)) ?? refuse('E_UNAVAILABLE'));
  return reply
    .headers({ ...exportHeaders, 'content-disposition': attachment(paperFileName(model)) })
    .type(mimes.pdf)
    .send(bytes);
}
