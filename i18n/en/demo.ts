import type { demo as ko } from '../ko/demo.ts';
import type { Twin } from '../messages.ts';

/** English twin of the demo request. */
export const demo = {
  service: 'Requested service',
  corpNm: 'Company',
  corpNm_example: 'e.g. Hanbada Demo Ship Repair',
  reqUserNm: 'Name',
  reqPhone: 'Contact',
  reqPhone_example: 'Mobile or landline number',
  reqEmail: 'E-mail',
  reqEmail_example: 'name@company.com',
  isAgree: 'I agree to the collection and use of personal information',
  view: 'Read',
  view_of: 'Read how personal information is collected and used (new window)',
  submit: 'Request a demo',
  working: 'Sending your request',
  done: 'We have received your request. We will contact you soon.',
  failed: 'Your request could not be sent. Please try again in a moment.',
  checks: {
    corpNm: 'Please enter the company name.',
    reqUserNm: 'Please enter your name.',
    reqPhone: 'Please enter your contact.',
    reqEmail: 'Please enter your email.',
    isAgree: 'Please agree to the collection of personal information.',
    phoneShape: 'Please enter the contact as a landline or mobile number.',
    emailShape: 'Please enter in email format.',
  },
} as const satisfies Twin<typeof ko>;
