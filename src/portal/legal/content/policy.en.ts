import { company } from '../../company.ts';
import type { LegalDocument, Part } from '../document.ts';
import { before } from '../versions.ts';
import { en } from './format.ts';
import { policyFigures as f } from './policy.figures.ts';

const [light, grave, severe] = f.compensation;

const parts: readonly Part[] = [
  {
    title: 'Chapter 1. General',
    articles: [
      {
        id: 'purpose',
        title: 'Purpose',
        body: [
          `These terms set out the conditions and service levels on which business members use the Hangro cloud services (the “Cloud Services”) of ${company.name.en} (the “Company”), and the rights and duties of the Company and the business members.`,
        ],
      },
      {
        id: 'definitions',
        title: 'Definitions',
        body: [
          {
            list: [
              '“Cloud Services” means the business software that the Company provides over the network, and the storage, data links and messages needed to run it.',
              '“User” means a business member that has agreed to these terms and subscribes to the Cloud Services, including the people it has registered.',
              '“User data” means data that the user owns or controls and has entered or uploaded to the Cloud Services, and data made by processing it.',
              '“Service level” means the quality of the Cloud Services that the Company has promised to keep, such as availability, response time and fault handling.',
              '“Availability” means the share of a month that remains after deducting the time in which the Cloud Services could not be used because of faults.',
              '“Fault” means a state in which the user cannot use all or a main function of the Cloud Services because of a problem in the Company’s equipment or software.',
              '“Security incident” means a situation caused by an attack on the Cloud Services, such as hacking, malicious programs or denial of service.',
            ],
          },
          'Other words are defined by the [[/terms#definitions|site terms]] and the law.',
        ],
      },
      {
        id: 'amendment',
        title: 'Posting and amendment of these terms',
        body: [
          {
            list: [
              'The Company posts these terms on the Site and asks for consent on the screen on which a subscription is applied for.',
              `The Company announces an amendment, its first day in force, its reasons and its content at least ${f.changeDays} days before that day, and at least ${f.disadvantageDays} days before where it is to the user’s disadvantage or serious.`,
              'A user who does not agree to the amended terms may terminate the contract before they come into force.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Chapter 2. Contract and fees',
    articles: [
      {
        id: 'contract',
        title: 'Formation of the contract',
        body: [
          {
            list: [
              'The contract is formed when a business member applies for a subscription in the service store and agrees to these terms, and the Company approves. The Cloud Services may be used from the day of approval.',
              'The Company may withhold approval where the application is untrue or fees have been left unpaid.',
              'The user may change the number of people on the service screens; the changed number counts from that month’s fees.',
            ],
          },
        ],
      },
      {
        id: 'fees',
        title: 'Fees',
        body: [
          'Fees and payment follow the [[/terms#fees|fees of the site terms]] and the description of each product in the service store. To charge for a function that was free, the Company gives notice and asks for the user’s consent.',
        ],
      },
      {
        id: 'delivery',
        title: 'Provision and changes',
        body: [
          {
            list: [
              'The Company provides the Cloud Services 24 hours a day on every day of the year.',
              'The Company may update the Cloud Services to improve them, and gives notice before it reduces or removes a main function in use.',
              `To close the Cloud Services, the Company gives notice at least ${f.closingDays} days before and helps users to move their data.`,
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Chapter 3. Duties',
    articles: [
      {
        id: 'company-duties',
        title: 'Duties of the Company',
        body: [
          {
            list: [
              'The Company keeps the service levels of these terms and repairs faults without delay.',
              'The Company keeps the data of each company apart, so that no user sees another’s.',
              'The Company takes the technical and organisational measures that protecting information requires, such as access control, encryption and access logs.',
            ],
          },
        ],
      },
      {
        id: 'user-duties',
        title: 'Duties of the user',
        body: [
          {
            list: [
              'The user manages the login IDs and authority of its people and makes sure that they observe these terms.',
              'The user must not resell the Cloud Services, nor test attacks to find weaknesses without the Company’s consent.',
              'The user is responsible for the accuracy and lawfulness of the data it enters.',
            ],
          },
        ],
      },
      {
        id: 'subcontract',
        title: 'Subcontractors and outside facilities',
        body: [
          'The Company may entrust part of the work, such as the data centre or sending text messages, to other businesses, and is then liable to the user as for its own acts. Businesses entrusted with personal data are published in the [[/privacy#outsourcing|privacy policy]].',
        ],
      },
    ],
  },
  {
    title: 'Chapter 4. Protection of user data',
    articles: [
      {
        id: 'user-data',
        title: 'Ownership and use',
        body: [
          {
            list: [
              'User data belongs to the user. The Company processes it only as far as providing the Cloud Services requires.',
              'The Company does not pass user data on to third parties without the user’s consent or a demand under the law.',
              'The Company stores user data on equipment within the Republic of Korea.',
            ],
          },
        ],
      },
      {
        id: 'backup',
        title: 'Backup',
        body: [
          {
            list: [
              `The Company backs up user data every day and keeps the backups for ${f.backupYears} year.`,
              'Backups are kept encrypted at a place apart from the operating equipment.',
              'Where data is damaged, the user may ask for it to be restored from a backup.',
            ],
          },
        ],
      },
      {
        id: 'incident',
        title: 'Notice of incidents',
        body: [
          {
            list: [
              {
                text: `The Company informs the user within ${f.incidentHours} hours of learning of any of the following.`,
                items: [
                  'a security incident',
                  'a leak of user data',
                  'an unannounced interruption that disturbs the user’s business',
                ],
              },
              'The notice states what has happened and why, what the Company is doing, what the user can do, and whom to ask.',
            ],
          },
        ],
      },
      {
        id: 'return',
        title: 'Return of user data',
        body: [
          'The user may download its data in common file formats at any time during the contract. When the contract ends, the Company returns user data on request.',
        ],
      },
      {
        id: 'disposal',
        title: 'Disposal of user data',
        body: [
          `The Company destroys user data beyond recovery ${f.disposalMonths} months after the end of the contract. Until then it keeps the data only to return it. Data that the law requires to be kept longer is destroyed when that period has passed.`,
        ],
      },
    ],
  },
  {
    title: 'Chapter 5. Service level guide (SLA)',
    articles: [
      {
        id: 'availability',
        title: 'Service level targets',
        body: [
          'The Company strives to keep the following service levels and checks every month whether they were met.',
          {
            table: {
              caption: 'Service level targets',
              head: ['Item', 'Measured', 'Target'],
              figures: [2],
              rows: [
                [
                  {
                    main: 'Availability',
                    note: `allowed downtime ${f.allowedDowntimeHours} hours per month of ${f.monthDays} days`,
                  },
                  'monthly, without planned maintenance',
                  `${f.availability}% or more`,
                ],
                [
                  { main: 'Page response', note: 'from request to display' },
                  'monthly average',
                  `${f.responseSeconds} seconds on average`,
                ],
                [
                  { main: 'Scaling', note: 'adding capacity when use grows' },
                  'from the start of scaling',
                  `${f.scalingMinutes} minutes`,
                ],
                [
                  { main: 'Backup retention', note: 'backed up daily' },
                  'from the day of the backup',
                  `${f.backupYears} year`,
                ],
                [
                  { main: 'Data disposal', note: 'including the time for return' },
                  'from the end of the contract',
                  `${f.disposalMonths} months`,
                ],
              ],
            },
          },
        ],
      },
      {
        id: 'measuring',
        title: 'Calculating availability',
        body: [
          {
            list: [
              'Availability (%) = (total time of the month − fault time) ÷ total time of the month × 100, to two decimal places.',
              {
                text: 'The following does not count as fault time.',
                items: [
                  'maintenance announced under [[maintenance]]',
                  'time lost through the user’s equipment, network or mistakes',
                  'interruptions of the systems of authorities and other outside systems',
                  'time lost through natural disasters and other force majeure',
                ],
              },
            ],
          },
        ],
      },
      {
        id: 'maintenance',
        title: 'Planned maintenance',
        body: [
          `To interrupt the Cloud Services for maintenance, the Company gives notice on the notice board and by e-mail at least ${f.plannedNoticeDays} days before and works outside business hours (${f.business.from}–${f.business.to}). Urgent security measures may be announced and taken at once, with the reason.`,
        ],
      },
      {
        id: 'faults',
        title: 'Fault handling',
        body: [
          'The Company acts within the following times from receiving or learning of a fault.',
          {
            table: {
              caption: 'Steps and times of fault handling',
              head: ['Step', 'What is done', 'From the report'],
              figures: [2],
              rows: [
                ['Start', 'A person is put in charge and looks for the cause.', `within ${f.faultHours.start} hours`],
                [
                  'Progress report',
                  'Users learn the cause, the effect and the expected time of repair.',
                  `at ${f.faultHours.progress} hours`,
                ],
                ['Fix', 'The Cloud Services work normally again.', `within ${f.faultHours.fix} hours`],
                [
                  'Final report',
                  'Users learn the cause, what was done and how a recurrence is prevented.',
                  `at ${f.faultHours.report} hours`,
                ],
              ],
            },
          },
        ],
      },
      {
        id: 'compensation',
        title: 'Compensation',
        body: [
          'For a month in which the availability target was missed for a reason attributable to the Company, the Company compensates the following share of that month’s base fee according to severity.',
          {
            table: {
              caption: 'Compensation by severity',
              head: ['Severity', 'Monthly availability', 'Compensation'],
              figures: [2],
              rows: [
                ['Light', `${light.from}% or more, below ${light.below}%`, `${light.percent}%`],
                ['Grave', `${grave.from}% or more, below ${grave.below}%`, `${grave.percent}%`],
                ['Severe', `below ${severe.below}%`, `${severe.percent}%`],
              ],
            },
          },
          {
            list: [
              'Compensation is deducted from the next month’s fees, or paid out when the contract has ended.',
              `The user claims compensation within ${f.claimDays} days of the end of the month. What the Company itself has found is compensated without a claim.`,
              'Compensation does not bar a claim for damages under [[damages]], from which it is deducted.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Chapter 6. End of the contract and liability',
    articles: [
      {
        id: 'termination',
        title: 'Termination',
        body: [
          {
            list: [
              `To terminate the contract, the user applies on the service screens at least ${f.terminationDays} days before the day of termination, and may take the application back before that day.`,
              `The Company may terminate the contract where the user leaves fees unpaid for ${f.unpaidMonths} months, or gravely breaches these terms and does not follow a demand to put it right.`,
              'The user may terminate the contract at once where the Company repeatedly misses the service levels or gravely breaches these terms.',
            ],
          },
        ],
      },
      {
        id: 'damages',
        title: 'Damages and limits of liability',
        body: [
          {
            list: [
              'The Company and the user compensate damage that they cause to the other by breaching these terms, unless they prove that they acted without intent or negligence.',
              `Unless the Company acted with intent or gross negligence, damages are limited to the fees paid by the user for the ${f.liabilityMonths} months before the month of the damage. This limit does not apply to leaks of personal data or user data.`,
              'The Company is not liable for damage caused by force majeure, such as natural disasters or interruptions of the authorities’ systems, or by the user.',
            ],
          },
        ],
      },
      {
        id: 'disputes',
        title: 'Disputes and jurisdiction',
        body: [
          'The Company and the user settle disputes by talking in good faith. Where this fails, either may apply for mediation provided by law or bring an action before the court that has jurisdiction under the Civil Procedure Act. These terms are governed by the law of the Republic of Korea; the Korean text prevails over the English one.',
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

/** As it stood before: later word of incidents, no own rules on outside facilities and on closing down. */
const first = before(parts, {
  subcontract: undefined,
  delivery: [
    {
      list: [
        'The Company provides the Cloud Services 24 hours a day on every day of the year.',
        'The Company may update the Cloud Services to improve them.',
      ],
    },
  ],
  incident: [
    `The Company informs the user within ${f.earlier.incidentHours} hours of learning of a security incident or a leak of user data.`,
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
        'Notice of incidents comes sooner and its content is set out; rules on subcontractors and on closing the services are new.',
      parts,
    },
    { effective: f.earlier.effective, summary: 'First version.', parts: first },
  ],
});
