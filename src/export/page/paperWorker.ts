/** The thread that sets papers. */
import type { PageModel } from '../../core/page.ts';
import { serve } from '../thread.ts';
import { anyDocumentPdf } from './document.ts';
import { nodeFonts } from './nodeFonts.ts';

serve<PageModel, Uint8Array>(
  async (model) => anyDocumentPdf(model, await nodeFonts()),
  (bytes) => [bytes.buffer as ArrayBuffer],
);
