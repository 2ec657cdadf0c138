/** JSON schemas of the calls that send a code (2-portal 7). A repeated parameter is a list and therefore refused. */
const tags = ['join'];
const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
const answer = {
  description: 'success; outside production with the code',
  type: 'object',
  properties: { message: { type: 'string' }, authenNo: { type: 'string' } },
};

const properties = {
  key: { type: 'string', enum: ['1', '2'], description: '1 mobile, 2 e-mail' },
  loginId: text(100),
  cerPhone: { type: 'string', maxLength: 20 },
  cerEmail: { type: 'string', maxLength: 100 },
};
const query = (more: object = {}) => ({
  type: 'object',
  additionalProperties: false,
  required: ['key', 'loginId'],
  properties: { ...properties, ...more },
});

export const sendCert = {
  tags,
  summary: 'Send a code to somebody who is joining',
  querystring: query(),
  response: { 200: answer },
};
export const sendCertForFindPw = {
  tags,
  summary: 'Send a code to somebody who forgot the password',
  querystring: query({ msg: { type: 'string', maxLength: 200 } }),
  response: { 200: answer },
};
