import type { contactUndo as ko } from '../ko/contactUndo.ts';
import type { Twin } from '../messages.ts';

/** Page that takes a change of telephone or e-mail back. */
export const contactUndo = {
  title: 'Undo a change of contacts',
  lead: 'If you were told that your mobile number or e-mail was changed, and it was not you, you can undo it within 7 days.',
  id: 'ID',
  id_required: 'Please enter your ID.',
  code: 'Undo code',
  code_hint: '16 letters and digits from the message',
  code_required: 'Please enter the 16 letters and digits of the undo code.',
  what: 'Your former contacts come back and you are logged out on every device. The password used until now stops working; you choose a new one.',
  submit: 'Undo the change',
  working: 'Undoing',
  failed: 'The request could not be handled. Please try again in a moment.',
  done: 'Your former contacts are back',
  done_lead:
    'You were logged out on every device. Now confirm who you are by one of these contacts and choose a new password.',
  mobile: 'Mobile',
  email: 'E-mail',
  find_pw: 'Choose a new password',
} as const satisfies Twin<typeof ko>;
