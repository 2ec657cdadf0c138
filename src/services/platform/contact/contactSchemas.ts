/** JSON schemas of the calls that change a person's telephone or e-mail, and take the change back. */
const word = (maxLength: number) => ({ type: 'string', maxLength });
const certType = { type: 'string', enum: ['mobile', 'email'] };
const only = (properties: Record<string, unknown>, required: readonly string[]) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});

export const contactCode = {
  tags: ['mypage'],
  summary: 'Send a code to the new number or address',
  body: only({ certType, value: word(100) }, ['certType', 'value']),
  response: {
    200: {
      description: 'whether the message left; `authenNo`, the code itself, outside production only',
      type: 'object',
      properties: { message: { type: 'string' }, authenNo: { type: 'string' } },
    },
  },
};
export const contact = {
  tags: ['mypage'],
  summary: 'Change the own telephone or e-mail with the code that came there and the password',
  body: only({ certType, value: word(100), cerNo: word(6), loginPw: word(200) }, ['certType', 'value']),
  response: {
    200: {
      description: 'the own row; `undoCode`, which the former ways are sent, outside production only',
      type: 'object',
      properties: {
        me: { type: 'object', additionalProperties: true },
        undoCode: { type: 'string' },
      },
    },
  },
};
export const undo = {
  tags: ['findme'],
  summary: 'Take a change of telephone or e-mail back; the password is to be chosen anew',
  body: only({ loginId: { ...word(100), minLength: 1 }, code: { ...word(100), minLength: 1 } }, ['loginId', 'code']),
  response: {
    200: {
      description: 'what stands again, masked',
      type: 'object',
      properties: {
        message: { type: 'string' },
        restored: {
          type: 'array',
          items: {
            type: 'object',
            properties: { certType, value: { type: 'string' } },
          },
        },
      },
    },
  },
};
