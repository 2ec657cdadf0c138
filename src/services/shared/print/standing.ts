/** What a paper says of itself while it is no valid document: drafts and what was called off bear a word and no seal. */
import type { PageModel, PageSignature } from '../../../core/page.ts';
import type { PaperFrame } from './paperWords.ts';

/** Where a document stands, as far as its paper goes by it. */
export type Standing = 'valid' | 'draft' | 'cancelled';

/** By its state: those before it may leave the house, and those after it was called off. */
export const standingIn = (
  stCd: unknown,
  { draft, cancelled = ['CANCEL'] }: { readonly draft: readonly string[]; readonly cancelled?: readonly string[] },
): Standing => (draft.includes(String(stCd)) ? 'draft' : cancelled.includes(String(stCd)) ? 'cancelled' : 'valid');

/** The word across the paper; none on a valid one. */
export const markOf = ({ t }: PaperFrame, standing: Standing): Pick<PageModel, 'mark'> =>
  standing === 'valid' ? {} : { mark: t(`marks.${standing}`) };

/** The name of its file tells it too. */
export const fileNameOf = (of: PaperFrame, standing: Standing, name: string): string =>
  [name.trim(), standing === 'valid' ? '' : `(${of.t(`marks.${standing}`)})`].filter(Boolean).join(' ');

/** The seal of the company, or the word in its place; where the style wants it, on a valid paper. */
export const sealOf = (
  { style = {}, seal, t }: PaperFrame,
  standing: Standing,
): Pick<PageSignature, 'seal' | 'sealText'> =>
  standing !== 'valid' || style.showSealYn === 'N' ? {} : seal ? { seal } : { sealText: t('sealText') };
