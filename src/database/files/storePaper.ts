/** The paper of a record kept as it left the house: set as PDF and stored with the record in the same transaction. */
import { refuse } from '../../core/problem.ts';
import type { PageModel } from '../../core/page.ts';
import { paperFileName } from '../../record/papers.ts';
import type { Step } from '../behaviour.ts';
import type { FileRow } from './fileRow.ts';
import { storeFile } from './storeFile.ts';

/** Answers the row of the file, type PDF of the step's resource. E_UNAVAILABLE where papers cannot be set. */
export async function storePaper(step: Step, refId: number, model: PageModel): Promise<FileRow> {
  if (!step.paper) return refuse('E_UNAVAILABLE');
  const bytes = await step.paper(model);
  const file = {
    refTableNm: step.resource.table,
    refTypeCd: 'PDF',
    refId,
    name: paperFileName(model),
    bytes,
    page: model,
  };
  return storeFile(step, file);
}
