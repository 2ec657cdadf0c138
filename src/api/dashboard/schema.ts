const due = {
  type: 'object',
  properties: {
    total: { type: 'integer', description: 'Of them all' },
    content: {
      type: 'array',
      description: 'The most urgent',
      items: {
        type: 'object',
        properties: {
          prefix: { type: 'string' },
          id: { type: 'integer' },
          view: { type: ['string', 'null'], description: 'Of the menu that shows it' },
          name: { type: 'string' },
          nameEn: { type: ['string', 'null'] },
          field: { type: 'string' },
          day: { type: 'string', description: 'yyyy-MM-dd' },
          of: { type: 'array', items: { type: 'string' }, description: 'What it belongs to: vessel, customer' },
        },
      },
    },
  },
} as const;

export const dashboardSchema = {
  tags: ['platform'],
  summary: 'Figures of the systems whose menus are open to the person, and the days that come near',
  response: {
    200: {
      type: 'object',
      properties: {
        at: { type: 'string', description: 'yyyy-MM-dd HH:mm' },
        parts: { type: 'object', additionalProperties: true, description: 'By name of the part, for example rs4/quot' },
        due,
      },
    },
  },
};
