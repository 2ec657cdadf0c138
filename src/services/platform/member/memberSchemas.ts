/** JSON schemas of the sign-in calls: what is refused before anything runs, and what the API document says. */
const tags = ['member'];
const token = { type: 'string', maxLength: 1024 };
const orNull = (type: string) => ({ type: [type, 'null'] });

export const systemCodes = ['PLATFORM', 'FW', 'SHIPWORK'] as const;
export type SystemCode = (typeof systemCodes)[number];
const systemCd = { type: 'string', enum: systemCodes };

const only = <P extends Record<string, unknown>>(properties: P, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});

const loginResult = {
  description: 'login result',
  type: 'object',
  properties: {
    accessToken: orNull('string'),
    refreshToken: orNull('string'),
    user: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        loginId: { type: 'string' },
        userNm: { type: 'string' },
        deptCd: orNull('string'),
        posCd: orNull('string'),
        authId: orNull('integer'),
        authNm: orNull('string'),
        standsFor: {
          type: 'array',
          items: { type: 'integer' },
          description: 'ids of those for whom the person acts today',
        },
        guest: { type: 'boolean', description: 'a visitor of the demo yard, who may only read' },
        pwGiven: { type: 'boolean', description: 'has a password that a colleague chose, and is asked for another' },
      },
    },
    corp: {
      type: 'object',
      properties: { id: { type: 'integer' }, corpNm: { type: 'string' }, corpNmEn: orNull('string') },
    },
    menu: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: { type: 'integer' },
          paId: orNull('integer'),
          treeId: { type: 'string' },
          treePaId: orNull('string'),
          url: orNull('string'),
          menuNm: { type: 'string' },
          menuNmEn: { type: 'string' },
          menuAuthCd: { type: 'string', enum: ['0', '1', '2'] },
        },
      },
    },
    commonCode: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          grpCd: { type: 'string' },
          corpId: { type: 'integer' },
          key: { type: 'string' },
          value: { type: 'string' },
          valueEn: orNull('string'),
          sort: orNull('integer'),
          ref1: orNull('string'),
          ref2: orNull('string'),
          useYn: { type: 'string' },
        },
      },
    },
    systemCode: { type: 'string' },
    serviceCode: { type: 'string' },
  },
};

/** `loginId` and `loginPw` may be absent or empty here: the handler names them in words a person understands. */
export const login = {
  tags,
  summary: 'Sign in with login id and password',
  body: only({
    loginId: { type: 'string', maxLength: 100 },
    loginPw: { type: 'string', maxLength: 200 },
    rememberMe: { type: 'boolean' },
    systemCd,
  }),
  response: { 200: loginResult },
};
export const yard = {
  tags,
  summary: 'Whether there is a demo yard to look around in',
  response: { 200: { type: 'object', description: 'open or not', properties: { open: { type: 'boolean' } } } },
};
export const enterYard = { tags, summary: 'Look around in the demo yard', response: { 200: loginResult } };
export const profile = {
  tags,
  summary: 'Own profile; bearer is an access or a refresh token',
  querystring: only({ systemCd }),
  response: { 200: loginResult },
};
export const logout = { tags, summary: 'End the session', response: { 204: { type: 'null', description: 'ended' } } };

const tokens = (names: readonly string[]) => ({
  type: 'object',
  description: 'tokens',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
});
export const newAccess = {
  tags,
  summary: 'New access token; bearer is a refresh token',
  querystring: only({ refreshToken: token }),
  response: { 200: tokens(['accessToken']) },
};
export const newPair = {
  tags,
  summary: 'New access token and a rotated refresh token; bearer is a refresh token',
  querystring: only({ refreshToken: token }),
  response: { 200: tokens(['accessToken', 'refreshToken']) },
};
