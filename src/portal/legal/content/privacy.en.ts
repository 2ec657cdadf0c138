import { company, phoneIn } from '../../company.ts';
import type { LegalDocument, LegalOptions, Part } from '../document.ts';
import { before } from '../versions.ts';
import { en } from './format.ts';
import { privacyFigures as f } from './privacy.figures.ts';

const { head } = company.offices;
const years = (count: number) => (count === 1 ? '1 year' : `${count} years`);
const requiredItems = 'mobile number, name, password, e-mail, user ID';

const partsFor = ({ isBond }: LegalOptions): readonly Part[] => [
  {
    articles: [
      {
        id: 'purposes',
        title: 'Purposes of processing',
        body: [
          `${company.name.en} (the “Company”) processes personal data for the following purposes and for no other. Where a purpose changes, the Company takes the steps required by Article 18 of the Personal Information Protection Act, such as asking for separate consent.`,
          {
            list: [
              'Membership: verifying people, providing services to members, preventing misuse, giving notices',
              'Services: providing the smart logistics information service and the business services, preparing and sending declarations and business documents, sending messages',
              'Fees: calculating fees, issuing bills and tax invoices',
              'Questions and complaints: identifying the person who asks, examining the facts, stating the result',
              'Demo requests: checking the request, giving advice, telling when a service opens',
            ],
          },
        ],
      },
      {
        id: 'items',
        title: 'Personal data processed',
        body: [
          'The Company processes only the personal data that providing the services requires.',
          {
            table: {
              caption: 'Items of personal data and how they are collected',
              head: ['Occasion', 'Items', 'Collected'],
              rows: [
                [{ main: 'Joining', note: 'required' }, requiredItems, 'entered by the member on the join page'],
                [
                  { main: 'Business contact', note: 'optional' },
                  'department, position, fax number',
                  'entered by the member on the service screens',
                ],
                ...(isBond
                  ? [
                      [
                        { main: 'Bonded and ship-supplies members', note: 'required, one according to type' },
                        'bonded-area code, bonded-transport code or supply registration code',
                        'entered by the member on the join page',
                      ],
                    ]
                  : []),
                [
                  { main: 'Demo request', note: 'required' },
                  'company name, name, contact, e-mail',
                  'entered by the applicant on the demo form',
                ],
                [{ main: 'Opening of a service', note: 'required' }, 'e-mail', 'entered on the page of the service'],
                [
                  { main: 'Q&A questions', note: 'required' },
                  'nickname, e-mail for the answer',
                  'entered by the asker on the question form',
                ],
                [
                  { main: 'Replies', note: 'written without login' },
                  'nickname, password',
                  'entered by the author on the board',
                ],
                [
                  { main: 'Automatic', note: 'arising during use' },
                  'access log, IP address, kind of browser and device, cookies',
                  'generated while the services are used',
                ],
              ],
            },
          },
          'The Company does not collect resident registration numbers or sensitive data such as beliefs or health.',
        ],
      },
      {
        id: 'retention',
        title: 'Retention',
        body: [
          {
            list: [
              `The Company keeps members’ personal data for ${years(f.retentionYears)} after leaving the service and then destroys it without delay.`,
              `Demo requests and requests to be told of an opening are kept for ${years(f.demoYears)} after they were dealt with.`,
              `The e-mail address of a question is kept until the answer is sent, and destroyed after ${f.askerDays} days even if it could not be answered; nicknames, and the password of a reply written without login, until the post or reply is deleted.`,
              'The following records are kept for the periods set by law.',
            ],
          },
          {
            table: {
              caption: 'Periods set by law',
              head: ['Record', 'Act', 'Period'],
              figures: [2],
              rows: [
                [
                  'Contracts and withdrawal from them',
                  'Act on Consumer Protection in Electronic Commerce',
                  years(f.contractYears),
                ],
                [
                  'Payment and supply of goods and services',
                  'Act on Consumer Protection in Electronic Commerce',
                  years(f.paymentYears),
                ],
                [
                  'Complaints and disputes of consumers',
                  'Act on Consumer Protection in Electronic Commerce',
                  years(f.disputeYears),
                ],
                ['Tax invoices and other books of transactions', 'Framework Act on National Taxes', years(f.taxYears)],
                ['Access to the services', 'Protection of Communications Secrets Act', `${f.accessMonths} months`],
              ],
            },
          },
        ],
      },
      {
        id: 'children',
        title: 'Children',
        body: [
          `The services are made for businesses and their staff. The Company does not collect personal data of children under ${f.childAge} and destroys it without delay when it learns that it has.`,
        ],
      },
      {
        id: 'third-parties',
        title: 'Provision to third parties',
        body: [
          'The Company provides personal data to third parties only with the person’s consent or where a law specifically provides for it. Where a member requests a declaration or transaction through the services, data is provided as follows.',
          {
            table: {
              caption: 'Provision to third parties',
              head: ['Recipient', 'Purpose and items', 'Kept'],
              rows: [
                [
                  'Korea Customs Service',
                  'receiving export, import and bonded declarations: name and contact of declarant and person in charge',
                  'for the period set by the Customs Act',
                ],
                [
                  'Business partners named by the member',
                  'passing on quotations, orders, transport and other business documents: name, department, contact and e-mail of the person in charge',
                  'until the purpose of the transaction is achieved',
                ],
              ],
            },
          },
        ],
      },
      {
        id: 'outsourcing',
        title: 'Outsourcing',
        body: [
          'The Company entrusts the processing of personal data as follows.',
          {
            table: {
              caption: 'Outsourced processing',
              head: ['Processor', 'Work', 'Period'],
              rows: [
                ['Demo Data Center Co., Ltd.', 'running servers and backup equipment', 'until the contract ends'],
                [
                  'Demo Message Co., Ltd.',
                  'sending text messages, messenger notifications and faxes',
                  'until the contract ends',
                ],
                ['Demo e-Tax Invoice Co., Ltd.', 'transmitting electronic tax invoices', 'until the contract ends'],
              ],
            },
          },
          'The contracts forbid processing for other purposes and provide for safety measures, limits on sub-processing, supervision and damages. The Company supervises that processors handle personal data safely and publishes changes of processors or work in this policy.',
        ],
      },
      {
        id: 'overseas',
        title: 'Transfer abroad',
        body: ['The Company keeps personal data within the Republic of Korea and does not transfer it abroad.'],
      },
      {
        id: 'destruction',
        title: 'Destruction',
        body: [
          {
            list: [
              `The Company destroys personal data within ${f.destroyDays} days when its period of retention has passed or its purpose is achieved.`,
              'Personal data that another law requires to be kept is stored apart from other personal data and used for that purpose only.',
              'Data to be destroyed is selected, destroyed with the approval of the privacy officer, and the destruction is recorded.',
              'Electronic files are erased beyond recovery; paper is shredded or burnt.',
            ],
          },
        ],
      },
      {
        id: 'rights',
        title: 'Rights of data subjects and legal representatives',
        body: [
          {
            list: [
              'You may at any time demand access to your personal data, its correction, its erasure or the suspension of its processing, and withdraw your consent.',
              'Members see and correct their data on the page of their own information and may withdraw consent by withdrawing from membership. Other demands may be made in writing, by phone, e-mail or fax.',
              `The Company acts within ${f.requestDays} days of the demand and states the result. Where it has good reason not to act, it states the reason and how to object.`,
              'Rights may be exercised through a legal representative or an agent, who submits a power of attorney.',
              'The Company checks that the demand comes from the person concerned or a rightful agent.',
              'Erasure cannot be demanded of data whose collection another law prescribes.',
            ],
          },
        ],
      },
      {
        id: 'objection',
        title: 'Objections',
        body: [
          `You may object to the Company’s decision on a demand for access, correction, erasure or suspension. The Company reviews the objection within ${f.objectionDays} days of receiving it and states the result and the reasons. Objections go to the [[officer|department in charge]].`,
        ],
      },
      {
        id: 'automated',
        title: 'Automated decisions and further use',
        body: [
          {
            list: [
              'The Company makes no decision with a serious effect on your rights or duties by fully automated systems without human involvement.',
              'Before using or providing personal data further without consent, the Company weighs its relation to the original purpose, whether it could be foreseen, whether your interests are unfairly harmed, and whether safeguards such as pseudonymisation or encryption are taken.',
              'The Company does not process pseudonymised data.',
            ],
          },
        ],
      },
      {
        id: 'safety',
        title: 'Safety measures',
        body: [
          {
            list: [
              'Organisation: an internal management plan, as few people handling personal data as possible, regular training',
              'Access control: data of each company kept apart, authority granted and withdrawn by menu, repeated wrong passwords blocked',
              'Encryption: passwords stored one-way encrypted, communication encrypted',
              `Access logs: access to systems with personal data is logged, kept for at least ${years(f.accessLogYears)} and protected against forgery`,
              'Security programs: protection against malicious programs and regular checks for weaknesses',
              'Physical measures: controlled access to server and archive rooms',
            ],
          },
        ],
      },
      {
        id: 'cookies',
        title: 'Cookies',
        body: [
          {
            list: [
              'The Company uses cookies to keep you logged in, to remember your login ID, your language and your colour scheme, and not for advertising or for analysing behaviour.',
              `Login cookies last ${f.sessionDays} days at most; the cookies for login ID, language and colour scheme last ${years(f.languageCookieYears)}.`,
              'You may refuse or delete cookies in the settings of your browser. Services that need login may then be hard to use.',
            ],
          },
        ],
      },
      {
        id: 'breach',
        title: 'Notice of leaks',
        body: [
          `When the Company learns that personal data has leaked, it informs the people concerned within ${f.breachHours} hours of the items, the time and circumstances, ways to limit the damage, its own response and the department in charge, and reports to the authorities where the law provides for it.`,
        ],
      },
      {
        id: 'officer',
        title: 'Privacy officer and department in charge',
        body: [
          'The Company has a privacy officer who is responsible for the processing of personal data, for complaints and for relief. Demands for access and the like are received by the department below.',
          {
            table: {
              caption: 'Privacy officer and department in charge',
              head: ['Role', 'Person', 'Contact'],
              rows: [
                [
                  'Privacy officer',
                  `${company.privacyOfficer.en}, CEO`,
                  `[[tel:${head.phone}|${phoneIn('en', head.phone)}]], [[mailto:${head.email}|${head.email}]]`,
                ],
                [
                  'Department in charge',
                  `Operations team, ${company.privacyClerk.en}`,
                  `[[tel:${head.phone}|${phoneIn('en', head.phone)}]], [[mailto:${head.email}|${head.email}]]`,
                ],
              ],
            },
          },
        ],
      },
      {
        id: 'remedies',
        title: 'Remedies',
        body: [
          'You may turn to the following bodies for relief or advice when your personal data has been infringed.',
          {
            table: {
              caption: 'Bodies that give relief',
              head: ['Body', 'Phone', 'Website'],
              rows: [
                [
                  'Personal Information Dispute Mediation Committee',
                  '1833-6972',
                  '[[https://www.kopico.go.kr|www.kopico.go.kr]]',
                ],
                ['Privacy Infringement Report Center', '118', '[[https://privacy.kisa.or.kr|privacy.kisa.or.kr]]'],
                ['Supreme Prosecutors’ Office', '1301', '[[https://www.spo.go.kr|www.spo.go.kr]]'],
                ['National Police Agency', '182', '[[https://ecrm.police.go.kr|ecrm.police.go.kr]]'],
              ],
            },
          },
        ],
      },
      {
        id: 'changes',
        title: 'Changes to this policy',
        body: [
          {
            list: [
              `Changes are announced on the notice board at least ${f.changeDays} days before they come into force, and at least ${f.rightsDays} days before where they matter to your rights.`,
              `This policy applies from ${en.day(f.effective)}.`,
            ],
          },
        ],
      },
    ],
  },
];

/** As it stood before: nothing yet on automated decisions, leaks, moving abroad, and no term for objections. */
const earlier = (parts: readonly Part[]) =>
  before(parts, {
    automated: undefined,
    breach: undefined,
    overseas: undefined,
    objection: ['You may object to a decision of the Company, which reviews it without delay and states the result.'],
    changes: [
      {
        list: [
          `Changes are announced on the notice board at least ${f.changeDays} days before they come into force.`,
          `This policy applies from ${en.day(f.earlier.effective)}.`,
        ],
      },
    ],
  });

export function document(options: LegalOptions): LegalDocument {
  const parts = partsFor(options);
  return {
    lang: 'en',
    numbering: 'plain',
    versions: [
      {
        effective: f.effective,
        summary:
          'A term for reviewing objections is set; automated decisions, transfer abroad and notice of leaks are new.',
        parts,
      },
      { effective: f.earlier.effective, summary: 'First version.', parts: earlier(parts) },
    ],
  };
}
