/** Fields: approval lines: a person's own, and those shared by the company (22-groupware). */
import { code, ref, rows, text, yn } from '../../fields/index.ts';

export const apprLineFields = {
  lineNm: text(50, { required: true }),
  shareYn: yn({ default: 'N' }),
  dfltYn: yn({ default: 'N' }),
  step: rows(
    {
      stepTpCd: code('APPR_STEP', { required: true, default: 'APPR' }),
      userId: ref('platform/user', { required: true }),
    },
    { required: true, name: 'userId' },
  ),
};
