import type { resources as ko } from '../../../ko/services/groupware/resources.ts';
import type { Twin } from '../../../messages.ts';

/** Names of resources (one |||| several) and their detail grids and actions. */
export const resources = {
  'groupware/apprDoc': { name: 'Approval form', grids: { field: 'Fields' } },
  'groupware/apprLine': { name: 'Approval line', fields: { stepCnt: 'Steps' }, grids: { step: 'Steps' } },
  'groupware/appr': {
    name: 'Approval document',
    fields: { turnUserNm: 'Waiting for' },
    rows: { steps: { userId: 'Person', opinion: 'Opinion' } },
    grids: { steps: 'Approval line', val: 'Form fields' },
    actions: {
      submit: 'Submit',
      approve: 'Approve',
      reject: 'Reject',
      arbitrate: 'Decide finally',
      withdraw: 'Withdraw',
      redraft: 'Draft anew',
    },
    asks: {
      submit: 'Sends the document to the first step of its line. It can be withdrawn while nobody has acted.',
      reject: 'Returns the document to its drafter. Please say why.',
      arbitrate: 'Skips the remaining approvals and completes the document.',
      withdraw: 'Stops the approval and takes the document back.',
    },
  },
} as const satisfies Twin<typeof ko>;
