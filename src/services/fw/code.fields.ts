/** Fields: common codes: groups of the system, to which companies add rows of their own where a group allows it (11-framework). */
import { integer, rows, text, yn } from '../../fields/index.ts';

export const codeFields = {
  grpCd: text(30, { required: true, createOnly: true }),
  grpNm: text(50, { required: true }),
  grpNmEn: text(50, { required: true }),
  corpScopeYn: yn({ default: 'N' }),
  useYn: yn({ default: 'Y' }),
  code: rows(
    {
      key: text(30, { required: true }),
      value: text(100, { required: true }),
      valueEn: text(100, { required: true }),
      sort: integer({ required: true }),
      ref1: text(50),
      ref2: text(50),
      useYn: yn({ default: 'Y' }),
    },
    { owned: true },
  ),
};
