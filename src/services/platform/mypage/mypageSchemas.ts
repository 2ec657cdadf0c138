/** JSON schemas of the calls about oneself. */
const tags = ['mypage'];
const word = (maxLength: number) => ({ type: 'string', maxLength });
const orNull = (maxLength: number) => ({ type: ['string', 'null'], maxLength });
const only = (properties: Record<string, unknown>, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});
const nothing = { 204: { type: 'null', description: 'done' } };

export const readMe = { tags, summary: 'Own data', querystring: only({}) };
export const changeMe = {
  tags,
  summary: 'Change own data',
  body: only({
    version: { type: 'integer' },
    updateDt: word(19),
    userNm: orNull(30),
    userNmEn: orNull(50),
    phone: orNull(20),
    email: orNull(100),
    faxNo: orNull(20),
    deptCd: orNull(30),
    posCd: orNull(30),
    absFromDt: orNull(10),
    absToDt: orNull(10),
    proxyUserId: { type: ['integer', 'null'] },
  }),
};
export const changePw = {
  tags,
  summary: 'Change the own password; other sessions end',
  body: only({ oldPw: word(200), newPw: word(200), newPwConfirm: word(200) }),
  response: nothing,
};
export const withdraw = {
  tags,
  summary: 'Leave the service',
  body: only({ loginPw: word(200), reason: orNull(300) }),
  response: nothing,
};
export const sessions = { tags, summary: 'Own sessions that live', querystring: only({}) };
export const admins = { tags, summary: 'Administrators of the own company', querystring: only({}) };
export const endSessions = {
  tags,
  summary: 'End one own session, or without `id` all but this one',
  querystring: only({ id: { type: 'string', pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' } }),
  response: nothing,
};
