import { company } from '../../company.ts';
import type { Article, LegalDocument, LegalOptions } from '../document.ts';
import { consentFigures as f } from './consent.figures.ts';

const head = ['Purpose', 'Items', 'Kept and used'];
const retention = `${f.retentionYears} years after member withdrawal`;

/** Bonded caretakers, bonded warehouses and suppliers also state the code of their trade. */
const bonded: Article = {
  id: 'bonded',
  title: 'Trade code of bonded and ship-supplies members',
  body: [
    'From bonded-goods caretakers, bonded-warehouse operators, bonded carriers and suppliers of ship’s stores, the following code is collected as well, according to type.',
    {
      table: {
        caption: 'Trade code of bonded and ship-supplies members',
        head,
        rows: [
          [
            'Confirming the qualification for the trade, preparing and sending bonded and ship-supplies declarations, using the mobile apps',
            'bonded-area code, bonded-transport code or supply registration code',
            retention,
          ],
        ],
      },
    },
  ],
};

const articles = ({ isBond }: LegalOptions): readonly Article[] => [
  {
    id: 'required',
    title: 'Joining and services',
    body: [
      `${company.name.en} (the “Company”) collects and uses personal data for joining and services as follows.`,
      {
        table: {
          caption: 'Collection for joining and services',
          head,
          rows: [
            [
              'Providing a smart logistics information service using blockchain technology',
              'user ID, password, name, e-mail, mobile phone number',
              retention,
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'contact',
    title: 'Department, position and business contact',
    body: [
      'To confirm and contact the person in charge, the Company collects and uses personal data as follows.',
      {
        table: {
          caption: 'Collection for department, position and business contact',
          head,
          rows: [
            ['Confirming department and position and contacting by fax', 'department, position, fax number', retention],
          ],
        },
      },
    ],
  },
  ...(isBond ? [bonded] : []),
  {
    id: 'refusal',
    title: 'Right to refuse and its consequences',
    body: [
      'You may refuse consent to the collection and use of your personal data. Joining and the SMS and mailing services may then be denied.',
    ],
  },
  {
    id: 'more',
    title: 'Further information',
    body: [
      'Outsourcing, destruction, how to exercise your rights and other details are set out in the [[/privacy|privacy policy]]. You may withdraw consent at any time, for example by withdrawing from membership.',
    ],
  },
];

export const document = (options: LegalOptions): LegalDocument => ({
  lang: 'en',
  numbering: 'plain',
  versions: [
    {
      effective: f.effective,
      summary: 'Items and periods follow the amended privacy policy.',
      parts: [{ articles: articles(options) }],
    },
  ],
});
