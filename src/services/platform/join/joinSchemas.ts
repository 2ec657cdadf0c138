/** JSON schema of joining (2-portal 3 "join item"). Absent words count as empty; the rules name what is missing. */
import { joinLengths } from './join.rules.ts';

const words = Object.fromEntries(
  Object.keys(joinLengths).map((name) => [name, { type: 'string', maxLength: name.startsWith('loginPw') ? 200 : 100 }]),
);

export const join = {
  tags: ['join'],
  summary: 'Join: a company and its administrator',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['userType'],
    properties: {
      ...words,
      userType: { type: 'string', enum: ['corp', 'private', 'bond', 'bwh', 'sr'] },
      certType: { type: 'string', enum: ['mobile', 'email'] },
      checkList: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['terms', 'policy', 'privacy'] } },
      // Follow from the type; sent by the wizard, decided here.
      userTypeCd: { type: 'string', maxLength: 30 },
      bondAreaId: { type: 'string', maxLength: 8 },
      bondAreaNm: { type: 'string', maxLength: 60 },
    },
  },
  response: {
    201: {
      description: 'joined; isOpen: whether the service that the type joins for can be had already',
      type: 'object',
      properties: { message: { type: 'string' }, isOpen: { type: 'boolean' } },
    },
  },
};
