import type { ask as ko } from '../ko/ask.ts';
import type { Twin } from '../messages.ts';

/** The form of a question for the Q&A board; its refusals are said by the form and by the server alike. */
export const ask = {
  title: 'Ask a question',
  lead: 'Your question is published on the Q&A board; you get the answer there and by e-mail, within one working day. It cannot be changed or deleted afterwards.',
  writerNm: 'Nickname',
  writerNm_hint: 'Shown on the board.',
  email: 'E-mail for the answer',
  email_hint: 'Not shown on the board.',
  subject: 'Title',
  text: 'Question',
  text_hint:
    'Your question is public. Please leave out what should not be, such as telephone numbers or prices of a deal.',
  isAgree: 'I agree to the collection and use of my personal data for the answer',
  view: 'What is kept, and what for',
  terms: {
    purpose: 'Purpose',
    purpose_value: 'Sending the answer to your question',
    items: 'Items',
    items_value: 'E-mail address',
    period: 'Kept for',
    period_value: 'Until the answer is sent; deleted after %{days} days even if it could not be answered.',
    refusal: 'Right to refuse',
    refusal_value: 'You may refuse; you then cannot ask on this page. Please call or write to us instead.',
  },
  submit: 'Send question',
  working: 'Sending',
  unscripted: 'Questions sent without JavaScript are published after we have looked at them.',
  done: {
    shown: 'Your question is on the board',
    held: 'We have received your question',
    text: 'Anybody can read it again on the Q&A board; it cannot be changed or deleted here. We will send the answer, with your question, to %{email}.',
    held_text:
      'We will publish it on the Q&A board after we have looked at it; until then it cannot be read again. We will send the answer, with your question, to %{email}.',
    see: 'See your question',
    list: 'Back to Q&A',
  },
  failed: 'Your question could not be sent. Please try again in a moment.',
  too_often: 'You have asked several questions in a short time. Please try again later.',
  human: 'Please confirm first that you are not a robot.',
  imitation: 'This nickname could be taken for the operator. Please choose another one.',
  long: 'Up to %{most} characters.',
  checks: {
    writerNm: 'Please enter a nickname.',
    email: 'Please enter the e-mail address for the answer.',
    emailShape: 'Please enter a valid e-mail address.',
    title: 'Please enter a title.',
    text: 'Please enter your question.',
    isAgree: 'Please agree to the collection and use of personal data.',
  },
} as const satisfies Twin<typeof ko>;
