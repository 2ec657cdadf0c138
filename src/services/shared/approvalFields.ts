/** What a person may say when a document is put to approval. */
import { longText, ref } from '../../fields/index.ts';

export const approvalFields = {
  /** Another line than the usual one. */
  lineId: ref('groupware/apprLine'),
  opinion: longText({ max: 500 }),
};
