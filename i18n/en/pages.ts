import type { Messages } from '../messages.ts';

/** Titles and descriptions of the public pages for search engines, by their address below the base. */
export const pages = {
  index: {
    description:
      'Hangro keeps a ship repair together, from quotation and work orders to purchases, acceptance, invoice and payment. See its screens and fees, and request a demo.',
  },
  lmate: {
    description:
      'LMATE lets you choose the services that you need and use them with one account. See the service store and the screens of the ship-repair system, and request a demo.',
  },
  login: {
    description: 'Log in to Hangro and go on with your work.',
    scriptless:
      'Logging in needs JavaScript: please turn it on in your browser. If you cannot, call us or write to us.',
  },
  join: {
    title: 'Join',
    description:
      'Join in four steps as a company, a bonded-goods caretaker, a bonded warehouse or a ship-supplies supplier.',
  },
  'find/id': {
    description: 'Find your ID by the e-mail address or mobile number that you gave when you signed up.',
  },
  'find/pw': {
    description: 'Confirm who you are with a code and choose a new password.',
  },
  contactUndo: {
    description:
      'If you were told of a change of your contacts that you did not make, take it back with the undo code.',
  },
  terms: {
    description: 'Conditions and fees of the Hangro services, and the rights and duties of members and company.',
  },
  policy: {
    description: 'Availability, response times to faults, compensation and backups of the cloud service.',
  },
  privacy: {
    description: 'Which personal data Hangro collects and why, how long it is kept and how it is protected.',
  },
  consent: {
    description:
      'Why personal data is needed to join, which data that is, how long it is kept, and your right to refuse.',
  },
  'about/contact': {
    description:
      'Addresses, phone and fax numbers, e-mail and support hours of the headquarters and the R&D centre of Hangro.',
  },
  'about/notice': {
    description: 'Read the notices of Hangro, frequently asked questions, and questions with their answers.',
  },
  'about/ask': {
    description: 'Ask what you want to know about Hangro. You get the answer on the Q&A board and by e-mail.',
  },
  'about/sitemap': {
    description: 'All pages of Hangro at a glance.',
  },
  rss: { title: 'Notices of Hangro' },
  missing: {
    title: 'Page not found',
    description: 'There is no page at this address. It may have changed or been mistyped.',
  },
} as const satisfies Messages;
