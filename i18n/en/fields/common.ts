import type { common as ko } from '../../ko/fields/common.ts';
import type { Twin } from '../../messages.ts';

/** Columns that every record or row carries, and counted columns of lists. */
export const common = {
  id: 'ID',
  from: 'From',
  to: 'To',
  reason: 'Reason',
  corpId: 'Company',
  createDt: 'Created at',
  createId: 'Created by',
  updateDt: 'Updated at',
  updateId: 'Updated by',
  delYn: 'Deleted',
  remark: 'Remarks',
  sortNo: 'Order',
  uid: 'Row identifier',
  version: 'Version',
  rowCnt: 'Codes',
  respFileList: 'Files',
  files: 'Files',
  logo: 'Logo',

  // Search parameters, and what a sentence calls a value that no label names.
  dateType: 'Date type',
  anything: 'The value',
} as const satisfies Twin<typeof ko>;
