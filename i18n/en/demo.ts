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
  whole: 'Read the whole privacy policy',
  whole_of: 'Read the whole privacy policy (new window)',
  terms: {
    purpose: 'Purpose',
    purpose_value: 'Reading your request and getting in touch with you',
    items: 'Items',
    items_value: 'Company, name, contact, e-mail',
    period: 'Kept for',
    period_value: '%{years} year(s) after the request has been dealt with',
    refusal: 'Right to refuse',
    refusal_value: 'You may refuse; you then cannot request a demo here. Please call us instead.',
  },
  submit: 'Request a demo',
  working: 'Sending your request',
  done: 'We have received your request. Its number is %{demoNo}.',
  receipt: {
    title: 'We have received your request',
    number: 'Number',
    at: 'Received',
    next: 'We will contact you within one working day.',
    mailed: 'We have also sent you an e-mail to confirm it.',
  },
  too_often: 'You have sent several requests in a short time. Please try again later.',
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
