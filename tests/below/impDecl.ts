/** An import declaration as a sample of grids below grids: its lines (란) and their models (규격), without rules of its own. */
import type { Resource } from '../../src/core/resource.ts';
import { integer, rows, text, won } from '../../src/fields/index.ts';

export const impDecl: Resource = {
  prefix: 'shipwork/impDecl',
  table: 'SM_IMP_DECL',
  scope: 'OWN',
  menus: [{ menu: 'S22' }],
  name: 'blNo',
  list: ['blNo', 'agentNm'],
  search: { keyword: ['blNo'] },
  imports: { rows: ['model'] },
  fields: {
    blNo: text(50, { required: true }),
    agentNm: text(50),
    buyerNm: text(50),
    lan: rows(
      {
        hsCd: text(10, { required: true }),
        dealNm: text(50),
        brandNm: text(30),
        qty: integer({ summed: true }),
        amt: won({ summed: true }),
      },
      { name: 'dealNm' },
    ),
    model: rows(
      {
        modelNm: text(60, { required: true }),
        ingredNm: text(50),
        qty: integer({ summed: true }),
        amt: won({ summed: true }),
      },
      { below: 'lan', name: 'modelNm' },
    ),
    cntr: rows({ cntrNo: text(20) }),
  },
};
