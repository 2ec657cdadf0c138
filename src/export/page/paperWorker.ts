/** The thread that sets papers: one model after the other, so that the server goes on answering meanwhile. */
import { parentPort } from 'node:worker_threads';
import type { PageModel } from '../../core/page.ts';
import { anyDocumentPdf } from './document.ts';
import { nodeFonts } from './nodeFonts.ts';

export interface PaperOrder {
  readonly id: number;
  readonly model: PageModel;
}
export type PaperAnswer = { readonly id: number } & ({ readonly bytes: Uint8Array } | { readonly fault: string });

parentPort?.on('message', ({ id, model }: PaperOrder) => {
  void answer(id, model);
});

async function answer(id: number, model: PageModel): Promise<void> {
  try {
    const bytes = await anyDocumentPdf(model, await nodeFonts());
    parentPort!.postMessage({ id, bytes } satisfies PaperAnswer, [bytes.buffer]);
  } catch (error) {
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    parentPort!.postMessage({ id, fault } satisfies PaperAnswer, []);
  }
}
