/** JSON schemas of the calls for lost ids and passwords (2-portal 7). A repeated parameter is a list and refused. */
const tags = ['findme'];
const word = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
const certType = { type: 'string', enum: ['email', 'mobile'] };
const only = (properties: Record<string, unknown>, required: readonly string[]) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});
const done = {
  200: { description: 'success', type: 'object', properties: { message: { type: 'string' } } },
};

export const findLoginId = {
  tags,
  summary: 'Login ids of an e-mail address or mobile number',
  querystring: only({ certType, value: word(100) }, ['certType', 'value']),
  response: {
    200: {
      description: 'login ids; none when nothing is known',
      type: 'array',
      items: { type: 'object', properties: { loginId: { type: 'string' } } },
    },
  },
};
export const findLoginPw = {
  tags,
  summary: 'Check the code; the answer sets a ticket for the new password',
  querystring: only({ loginId: word(100), certType, value: word(100), cerNo: word(6) }, [
    'loginId',
    'certType',
    'value',
    'cerNo',
  ]),
  response: done,
};
export const updateLoginPw = {
  tags,
  summary: 'Set the new password; demands the ticket and ends all sessions',
  body: only(
    { loginId: word(100), newPw: { type: 'string', maxLength: 200 }, newPwConfirm: { type: 'string', maxLength: 200 } },
    ['loginId', 'newPw', 'newPwConfirm'],
  ),
  response: done,
};
