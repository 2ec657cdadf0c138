import { company } from '../../company.ts';
import type { LegalDocument, Part } from '../document.ts';
import { before } from '../versions.ts';
import { en } from './format.ts';
import { termsFigures as f } from './terms.figures.ts';

const parts: readonly Part[] = [
  {
    title: 'Chapter 1. General',
    articles: [
      {
        id: 'purpose',
        title: 'Purpose',
        body: [
          `These terms set out the conditions and procedures for using the Hangro site operated by ${company.name.en} (the “Company”) and the maritime and logistics services provided through it (the “Services”), and the rights, duties and liability of the Company and its members.`,
        ],
      },
      {
        id: 'definitions',
        title: 'Definitions',
        body: [
          'In these terms the following words have these meanings.',
          {
            list: [
              '“Site” means the website and the mobile screens that the Company runs to provide the Services.',
              '“Member” means a person who has agreed to these terms, entered into a service contract with the Company and received a login ID.',
              '“Business member” means a business that pays monthly fees to use the business services, and its users.',
              '“General member” means a member who uses a limited part of the Services within the range set by the Company.',
              '“Bonded or ship-supplies member” means a bonded-goods caretaker, bonded-warehouse operator, bonded carrier or supplier of ship’s stores who uses the screens and mobile apps made for that work.',
              '“Login ID” means the e-mail address or mobile number, chosen by the member and approved by the Company, that identifies the member.',
              '“Password” means the combination of letters, digits and special characters chosen by the member to prove that he or she is the rightful user of the login ID.',
              '“Administrator” means the user whom a business member has entrusted with registering its users, granting them authority, and subscribing to and terminating services.',
              '“Subscription” means the continued use of a business service that a business member has chosen in the service store and applied for, and that the Company has approved.',
              '“Post” means text, pictures, files and replies that a member or visitor places on the Site.',
            ],
          },
        ],
      },
      {
        id: 'posting',
        title: 'Posting and amendment of these terms',
        body: [
          {
            list: [
              'The Company posts these terms at the foot of the Site, where members find them easily, and lets applicants read them in full on the join page.',
              'The Company may amend these terms within the limits of the law.',
              `The Company announces an amendment, its first day in force and its reasons at least ${f.changeDays} days before that day. An amendment to the disadvantage of members is announced at least ${f.disadvantageDays} days before and is also sent individually by e-mail or similar means.`,
              'Where the announcement under paragraph 3 has clearly stated that silence until the first day in force counts as consent, and a member has not objected by then, the member is deemed to have agreed to the amended terms.',
              'A member who does not agree to the amended terms may terminate the service contract before they come into force. The Company claims no penalty for this.',
              'The Company keeps earlier versions of these terms readable on this page.',
            ],
          },
        ],
      },
      {
        id: 'notices',
        title: 'Notices to members',
        body: [
          {
            list: [
              'The Company gives notice to a member through the registered e-mail address, text message, messenger, app notification or a message on the service screens.',
              `What concerns all members may be announced by posting it on the notice board of the Site for at least ${f.noticeWeeks} week instead of by individual notice. What has a serious effect on a member’s transactions is notified individually.`,
              'Members keep their contact details up to date. Unless it has acted with intent or negligence, the Company is not liable where a notice does not arrive because a member has failed to do so.',
            ],
          },
        ],
      },
      {
        id: 'other-rules',
        title: 'Other rules',
        body: [
          'What these terms do not settle is governed by the [[/policy|cloud service terms]], the [[/privacy|privacy policy]], the guides of each service, the law and commercial custom. An individual contract that provides otherwise prevails over these terms.',
        ],
      },
    ],
  },
  {
    title: 'Chapter 2. Service contract',
    articles: [
      {
        id: 'contract',
        title: 'Formation of the contract',
        body: [
          {
            list: [
              'The service contract is formed when an applicant agrees to the terms on the join page, states the required information and applies, and the Company accepts.',
              'To verify the applicant, the Company sends a code to the mobile phone or e-mail address, which the applicant enters within the stated time.',
              'An applicant for business membership states the correct business registration number; a bonded or ship-supplies member also states the code assigned by customs or another authority.',
              'The person who applies for business membership becomes the administrator of that business and may register further users.',
              'A subscription to a business service takes effect on the day on which the Company approves the business member’s application.',
            ],
          },
        ],
      },
      {
        id: 'refusal',
        title: 'Refusal and deferral',
        body: [
          {
            list: [
              {
                text: 'The Company may refuse an application, or terminate the contract after acceptance, in any of the following cases.',
                items: [
                  'the name, business registration number or contact details of another person were used',
                  'required information is false or missing',
                  'the applicant’s earlier contract was terminated for a breach of these terms',
                  'there is reason to expect a breach of law or a serious disturbance of the Services',
                ],
              },
              'Where capacity is lacking or a technical obstacle exists, the Company may defer acceptance until the cause has gone, and tells the applicant so.',
            ],
          },
        ],
      },
      {
        id: 'account',
        title: 'Login ID and password',
        body: [
          {
            list: [
              'Members are responsible for their login ID and password and must not let others use them.',
              'One login ID is used by one person. A business member registers as many login IDs as it has people using the Services.',
              'A member who learns that a login ID has been stolen or used by another changes the password and informs the Company at once.',
              'A login ID may be locked for its protection after repeated wrong passwords and is opened again after verification.',
              'A business member promptly tidies up the login IDs and authority of users who have left or changed duties.',
            ],
          },
        ],
      },
      {
        id: 'changes',
        title: 'Changes of member information',
        body: [
          'When information stated when joining changes, the member corrects it on the service screens or informs the Company’s support. For information that the member cannot change, such as the business registration number, the member asks the Company for the change with evidence.',
        ],
      },
    ],
  },
  {
    title: 'Chapter 3. Use of the Services',
    articles: [
      {
        id: 'services',
        title: 'The Services',
        body: [
          {
            list: [
              {
                text: 'The Company provides the following Services.',
                items: [
                  'support for managing ship repair, ship inspection and shipowner’s business',
                  'support for export and import declarations and applications for purchase confirmations',
                  'support for bonded-transport declarations, dispatch and bonded-warehouse management',
                  'support for quotations, orders and deliveries of ship’s stores, and company search',
                  'support for forwarding, third-party logistics, transport management and electronic approval',
                  'boards such as notices, questions and answers, and frequently asked questions',
                ],
              },
              'Business members use the business services they subscribe to; general members use a part of the Services within the range set by the Company.',
              'The Company passes data on to the systems of authorities and business partners but does not guarantee that a declaration is accepted or a transaction concluded.',
              'The Company may change the Services to improve them and announces important changes beforehand.',
            ],
          },
        ],
      },
      {
        id: 'hours',
        title: 'Hours and interruption',
        body: [
          {
            list: [
              'In principle the Services are available 24 hours a day on every day of the year.',
              'The Company may interrupt the Services in whole or in part for inspection or replacement of equipment, faults, loss of communication, natural disasters or comparable causes.',
              'Planned maintenance is announced beforehand and carried out outside business hours. Availability, notice of maintenance and fault handling of the business services are set out in the [[/policy#availability|service levels of the cloud service terms]].',
            ],
          },
        ],
      },
      {
        id: 'support',
        title: 'Support',
        body: [
          `The Company answers questions and takes fault reports under these terms by phone and e-mail from ${f.support.from} to ${f.support.to} on weekdays. Support is closed on Saturdays, Sundays and public holidays. Faults may be reported at any time on the board or by e-mail. The contact details are on the [[/about/contact|contact]] page.`,
        ],
      },
      {
        id: 'messages',
        title: 'Messages',
        body: [
          {
            list: [
              `The base fee includes ${f.freeSms} text messages (SMS) and ${f.freeFax} faxes (FAX) per login ID and month. What is not used is not carried over to the next month.`,
              'Text messages beyond that number and messenger notifications are prepaid.',
              'Members must not use messages to send advertising without the recipient’s consent.',
            ],
          },
        ],
      },
      {
        id: 'posts',
        title: 'Posts',
        body: [
          {
            list: [
              'The author holds the rights in a post and is responsible for it. A reply written without login can be edited and deleted with the nickname and password chosen when it was written.',
              'The Company may hide or delete a post that infringes the rights of others or breaks the law.',
              'A person whose rights are infringed may ask the Company to delete the post or publish a rebuttal. The Company takes the necessary steps without delay and informs both sides.',
            ],
          },
        ],
      },
      {
        id: 'rights',
        title: 'Intellectual property',
        body: [
          {
            list: [
              'Copyright and other intellectual property in the Services and the Site belong to the Company or to their rightful owners.',
              'The rights in business data that a member enters or uploads belong to the member. The Company processes such data only as far as providing the Services requires.',
              'Without the Company’s consent, members must not copy, modify or distribute the Services or extract their source code.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Chapter 4. Fees',
    articles: [
      {
        id: 'fees',
        title: 'Fees',
        body: [
          'Business members pay the following fees. Value-added tax is not included.',
          {
            table: {
              caption: 'Table of fees',
              head: ['Item', 'Basis', 'Amount'],
              figures: [2],
              rows: [
                [
                  { main: 'Base fee', note: `includes ${f.freeSms} SMS and ${f.freeFax} FAX` },
                  'per ID and month',
                  en.won(f.baseFee),
                ],
                [
                  { main: 'Transfer fee', note: `XML sent to customs counts at ${f.xmlShare} of its volume` },
                  'per KB',
                  en.won(f.transferFee),
                ],
                [{ main: 'Training', note: 'held by our staff at your place' }, 'per visit', en.won(f.training)],
                [
                  { main: 'Customs declaration service', note: `for ${f.customsUsers} users` },
                  'once, on adoption',
                  en.won(f.customsService),
                ],
                [
                  { main: 'Customs declaration service, extra user', note: `each user beyond ${f.customsUsers}` },
                  'per user and month',
                  en.won(f.extraUser),
                ],
                [
                  { main: 'Web ordering service', note: 'quotations and orders of ship’s stores' },
                  'once, on adoption',
                  en.won(f.webOrder),
                ],
                [
                  { main: 'Data conversion', note: 'moving data from your former system' },
                  'once',
                  en.won(f.dataConversion),
                ],
              ],
            },
          },
          {
            list: [
              'The base fee is counted by the login IDs registered on the last day of the month and charged once per login ID, however many services are subscribed to. It is not divided when use starts or ends within a month.',
              'The transfer fee is counted on the total volume sent in a month, rounded up to a full KB.',
              'Where travel and accommodation for a training visit cost extra, the Company states the amount beforehand and asks for consent.',
              'To change fees, the Company follows the procedure of [[posting]].',
            ],
          },
        ],
      },
      {
        id: 'billing',
        title: 'Billing and payment',
        body: [
          {
            list: [
              `The Company closes the usage of each month and issues a bill and an electronic tax invoice. Payment is due on day ${f.dueDay} of the following month.`,
              'Business members see the usage fees of each service and the monthly bills on the service screens.',
              'A member who disagrees with a bill may ask the Company to check it. The Company examines it without delay, states the result and corrects any mistake.',
            ],
          },
        ],
      },
      {
        id: 'refund',
        title: 'Overpayment and refunds',
        body: [
          {
            list: [
              'Where the Company has charged wrongly or too much, it returns the amount or deducts it from the next month’s fees.',
              `Where a service could not start for a reason attributable to the Company, the Company returns the adoption fee in full within ${f.refundDays} days of the member’s request.`,
              'What is left of prepaid message fees is returned on request after the contract has ended.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Chapter 5. Duties',
    articles: [
      {
        id: 'company-duties',
        title: 'Duties of the Company',
        body: [
          {
            list: [
              'The Company observes the law and these terms and does its best to provide the Services steadily and reliably.',
              'The Company maintains safeguards for members’ personal data and business data and observes the [[/privacy|privacy policy]].',
              'The Company deals without delay with justified opinions and complaints of members, and states reasons and a date where this takes time.',
            ],
          },
        ],
      },
      {
        id: 'member-duties',
        title: 'Duties of members',
        body: [
          {
            list: [
              {
                text: 'Members must not:',
                items: [
                  'state falsehoods when applying or changing information',
                  'use another member’s login ID or try to reach another company’s data',
                  'upload malicious programs or disturb the Services with excessive requests',
                  'use information from the Services for other purposes or pass it on to third parties',
                  'damage the reputation or infringe the rights of the Company or others',
                  'make unlawful declarations or use false data in a declaration',
                ],
              },
              'Members are responsible for checking the declarations and business documents they prepare and send through the Services.',
              'Members may not transfer or pledge their position under the service contract without the Company’s consent.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Chapter 6. Restriction and end of the contract',
    articles: [
      {
        id: 'restriction',
        title: 'Restriction of use',
        body: [
          {
            list: [
              'Where a member breaches these terms, the Company may, according to the gravity of the breach, warn, suspend, and finally terminate the contract. Where damage must be averted urgently, it may suspend at once.',
              'The Company states the reason, the period and the way to object before it restricts use, or without delay afterwards in urgent cases.',
              'A member may object. Where the objection is justified, the Company allows use again at once.',
            ],
          },
        ],
      },
      {
        id: 'termination',
        title: 'Termination',
        body: [
          {
            list: [
              `A business member that wishes to terminate a subscription applies at least ${f.terminationDays} days before the day of termination.`,
              `Where a member leaves fees unpaid for ${f.unpaidMonths} months, the Company may terminate the contract after giving notice.`,
              'Members may withdraw at any time on the page of their own information. The last administrator of a business with a running subscription terminates the subscription first.',
              'Termination does not end the duty to pay fees that have already arisen.',
            ],
          },
          {
            note: 'After logging in, you can apply for termination under Services and fees, on the screen “Services in use”.',
          },
        ],
      },
      {
        id: 'after-end',
        title: 'After the contract',
        body: [
          {
            list: [
              'Members download the business data they need before the contract ends. The return and disposal of business data are set out in the [[/policy#disposal|cloud service terms]].',
              `Members’ personal data is kept for ${f.retentionYears} years after withdrawal and then destroyed. Details are set out in the [[/privacy#retention|privacy policy]].`,
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Chapter 7. Liability and disputes',
    articles: [
      {
        id: 'damages',
        title: 'Damages',
        body: [
          {
            list: [
              'Where the Company or a member causes damage to the other by breaching these terms, it compensates that damage unless it proves that it acted without intent or negligence.',
              'Compensation for business services that fall short of their service level is set out in the [[/policy#compensation|cloud service terms]].',
            ],
          },
        ],
      },
      {
        id: 'liability',
        title: 'Limits of liability',
        body: [
          {
            list: [
              'The Company is not liable where it cannot provide the Services because of natural disaster, war, an interruption of the authorities’ systems or comparable force majeure.',
              'The Company is not liable for interruptions caused by a member’s intent or negligence, nor for damage caused by wrong data that a member has entered.',
              'The Company is not a party to transactions that members conclude with each other or with third parties through the Services, and is not liable for disputes arising from them unless it has acted with intent or negligence.',
              'This article does not exclude liability for intent or gross negligence of the Company.',
            ],
          },
        ],
      },
      {
        id: 'disputes',
        title: 'Settlement of disputes',
        body: [
          {
            list: [
              'The Company and its members try to settle disputes about the Services by talking in good faith.',
              'Where this fails, either side may apply for mediation by the dispute-mediation body provided by law.',
            ],
          },
        ],
      },
      {
        id: 'jurisdiction',
        title: 'Governing law and jurisdiction',
        body: [
          'These terms are governed by the law of the Republic of Korea. Actions concerning the Services are brought before the court that has jurisdiction under the Civil Procedure Act. Where the Korean and the English text differ, the Korean text prevails.',
        ],
      },
      {
        id: 'addendum',
        title: 'Entry into force',
        body: [`These terms are in force from ${en.day(f.effective)}.`],
      },
    ],
  },
];

/** The terms as they first stood: a longer notice of termination, no rules on messages and refunds. */
const first = before(parts, {
  messages: undefined,
  refund: undefined,
  support: [
    'The Company answers questions by phone and e-mail on weekdays. Support is closed on Saturdays, Sundays and public holidays.',
  ],
  termination: [
    {
      list: [
        `A business member that wishes to terminate a subscription applies at least ${f.earlier.terminationDays} days before the day of termination.`,
        `Where a member leaves fees unpaid for ${f.unpaidMonths} months, the Company may terminate the contract after giving notice.`,
        'Termination does not end the duty to pay fees that have already arisen.',
      ],
    },
  ],
  addendum: [`These terms are in force from ${en.day(f.earlier.effective)}.`],
});

export const document = (): LegalDocument => ({
  lang: 'en',
  numbering: 'article',
  versions: [
    {
      effective: f.effective,
      summary:
        'Support hours are stated, the notice of termination is shorter, and articles on messages and refunds are new.',
      parts,
    },
    { effective: f.earlier.effective, summary: 'First version.', parts: first },
  ],
});
