import type { outgoing as ko } from '../ko/outgoing.ts';
import type { Twin } from '../messages.ts';

/** Texts of messages that leave by e-mail or SMS. */
export const outgoing = {
  cert: {
    subject: '[Hangro] Your verification code',
    mail: 'Hello from Hangro.\n\nYour verification code is %{code}.\nPlease enter it within %{minutes} minutes.\n\nIf you did not request it, you can ignore this e-mail.',
    sms: '[Hangro] Verification code %{code} (valid for %{minutes} minutes)',
  },
  locked: {
    subject: '[Hangro] Your login rests for a while',
    mail: 'Hello from Hangro.\n\nA wrong password was entered several times, so nobody can log in with your ID until %{until} (Korean time). Screens that are open stay open.\n\nIf you do not want to wait, confirm who you are under Find password and set a new password. The administrator of your company can open the login at once, too.\n\nIf this was not you, somebody may know your login ID: please choose a new password.',
    sms: '[Hangro] Several wrong passwords: login rests until %{until}. Set a new password under Find password to log in again.',
  },
  pwChanged: {
    subject: '[Hangro] Your password was changed',
    mail: 'Hello from Hangro.\n\nYour password was changed and you were logged out on every device.\n\nIf this was not you, please set a new password right away and tell the administrator of your company.',
    sms: '[Hangro] Your password was changed. If this was not you, please set a new one.',
  },
  contactChanged: {
    subject: '[Hangro] Your %{what} was changed',
    mail: 'Hello from Hangro.\n\nThe %{what} of your account was changed. We tell you by the contacts that stood before.\n\nIf you or the administrator of your company did this, there is nothing to do.\n\nIf not, please enter your login ID and the undo code on the page below within %{days} days. Your former contacts come back, you are logged out on every device, and you choose a new password.\n\nUndo code: %{code}\n%{page}\n\nPlease tell this code to nobody.',
    sms: '[Hangro] Your %{what} was changed. If this was not you, undo it within %{days} days at %{page} with code %{code} Tell the code to nobody.',
    phone: 'mobile number',
    email: 'e-mail address',
    both: 'mobile number and e-mail address',
  },
  contactUndone: {
    subject: '[Hangro] The change of your contacts was undone',
    mail: 'Hello from Hangro.\n\nWith the undo code that was sent to the former contacts, the change of the contacts of your account was undone. You were logged out on every device, and the password used until now no longer opens the account.\n\nPlease set a new password under Find password. If you did not do this, please tell the administrator of your company.',
    sms: '[Hangro] The change of your contacts was undone and you were logged out everywhere. Please set a new password under Find password.',
  },
  oneTimePw: {
    subject: '[Hangro] Your one-time password',
    mail: 'Hello from Hangro,\n\nyour company\u2019s administrator has reset your password.\nYour one-time password is %{loginPw}\n\nPlease log in and choose a new password at once.',
    sms: '[Hangro] One-time password %{loginPw} Please change it after logging in.',
  },
  welcome: {
    subject: '[Hangro] Welcome',
    mail: 'Hello %{userNm}, this is Hangro.\n\nThank you for joining. Your ID is %{loginId}.\n\nThis is how to begin:\n1. Log in.\n2. Fill in representative and address of your company, and add the people you work with.\n3. %{next}\n\nIf you have questions, please ask on the Q&A board of our portal.',
    next: {
      corp: 'Request the services you need in the service store; we will contact you and open them.',
      bond: 'Request the bonded warehouse in the service store; we will contact you and open it.',
      bwh: 'Request bonded transport in the service store; we will contact you and open it.',
      sr: 'Request ship repair or ship-supplies ordering in the service store; we will contact you and open it.',
      later: '%{service} is not open yet. Ask in the store to be told: we will send you an e-mail on the day it opens.',
    },
    service: { bond: 'Bonded warehouse', bwh: 'Bonded transport', sr: 'Ship repair' },
  },
  joinTwice: {
    subject: '[Hangro] You have already joined',
    mail: 'Hello from Hangro.\n\nSomeone asked to join with your login ID. It exists already, so no new account was made.\n\nIf it was you, please log in or reset your password. Otherwise you can ignore this e-mail.',
    sms: '[Hangro] Someone asked to join with your login ID. Please log in or reset your password.',
  },
  corpTwice: {
    subject: '[Hangro] Someone asked to join for your company',
    mail: 'Hello from Hangro.\n\n%{userNm} (%{loginId}) asked to join with the business registration number of your company. It is registered already, so nothing was made.\n\nIf this person works for you, please add them in user management.',
    sms: '[Hangro] %{userNm} asked to join with the business registration number of your company.',
  },
  quotSent: {
    subject: '[%{corpNm}] Quotation %{quotNo} %{shipNm}',
    mail: 'Dear Sir or Madam,\n\nWe are pleased to send you our quotation for the repair you asked for.\n\nQuotation No: %{quotNo}\nVessel: %{shipNm}\nSubject: %{quotTitle}\nAmount: %{sum}\nValid until: %{validDt}\nAttachment: %{fileName}\n\nPlease contact us with any question.\n\n%{corpNm}',
  },
  demo: {
    subject: '[Hangro] A demo was requested',
    mail: '%{corpNm} has requested a demo.\n\nOpen Operation > Demo requests at the desk to read the request and get in touch.',
  },
  asked: {
    subject: '[Hangro] A new question has come in',
    mail: 'A new question stands on the Q&A board.\n\nTitle: %{title}\n\nRead and answer it in the desk under Platform > Operation > Boards.',
    held: 'A new question has come in. Nothing shows that a person sent it, so it is not on the board yet.\n\nTitle: %{title}\n\nRead it in the desk under Platform > Operation > Boards, then put it in use to publish it, or answer it.',
  },
  answered: {
    subject: '[Hangro] Your question has been answered: %{title}',
    mail: 'Hello, this is Hangro.\n\nThis is the answer to your question “%{title}”.\n\n%{answer}\n\n----- Your question -----\n%{question}\n-----\n\nYou can also read it on the Q&A board of our portal. If you have further questions, please ask again there.\n\nWith this e-mail your address has been deleted from the question.',
    mailOnly:
      'Hello, this is Hangro.\n\nThis is the answer to your question “%{title}”.\n\n%{answer}\n\n----- Your question -----\n%{question}\n-----\n\nIf you have further questions, please ask again on the Q&A board.\n\nWith this e-mail your address has been deleted from the question.',
  },
  demoTaken: {
    subject: '[Hangro] We have received your demo request (%{demoNo})',
    mail: 'Hello, this is Hangro.\n\nWe have received your request for a demo.\n\nNumber: %{demoNo}\nReceived: %{at} (Korea)\n\nWithin one working day we will contact you, ask about your work and agree on a date. If you have questions, please name the number.\n\nIf you have not asked for a demo, you may ignore this e-mail.',
  },
  opened: {
    request: 'Tell when open',
    subject: '[Hangro] %{service} is open now',
    mail: 'This is Hangro.\n\n%{service}, which you asked to hear about, is open now. See what it does and costs in the service store, and request its use there.\n\nThis is the only message; your e-mail address is used for nothing else.',
  },
  notice: {
    subject: '[Hangro] %{line}',
    mail: 'Hello, this is Hangro.\n\n%{line}\n\n%{what}: %{name}\n\nPlease log in to Hangro for the details. You can choose what you are told of under My info.',
    turn: 'It is your turn to approve: %{name}',
    state: '%{what} is now %{to}: %{name}',
    ref: 'An approval document for your information: %{name}',
    asked: 'A question on the Q&A board waits for an answer: %{name}',
    due: '%{what}, %{field} %{day}: %{name}',
    dueOver: '%{what}, %{field} %{day} has passed: %{name}',
    opinion: 'Opinion (%{by}): %{opinion}',
    won: '%{amount} won',
  },
  fileZip: 'files_%{day}.zip',
} as const satisfies Twin<typeof ko>;
