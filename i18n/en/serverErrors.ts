import type { Twin } from '../messages.ts';
import type { serverErrors as ko } from '../ko/serverErrors.ts';

/** Refusals that no rule of a form knows. Only the server says them, so browsers do not load them. */
export const serverErrors = {
  E_KEY_USED: 'Another request was already processed under this Idempotency-Key. Please send this one under a new key.',
  E_KEY_BUSY: 'This very request is being processed. Please try again shortly.',
  E_HOST: 'Nothing is served under this name. Please check the address.',
  E_MEDIA: 'This content type is not supported. Please send JSON.',
  E_PAGE: 'The page number or size is not valid. Please use a number in the allowed range.',
  E_SORT: 'The list cannot be sorted by %{0}. Please use a field of the list.',
  E_ENV: 'This function is not available in this environment.',
  idempotencyKey: 'An Idempotency-Key has 8 to 100 letters, digits and signs . _ : -',
  apprDrafterProxy: 'The drafter cannot stand in for an approver of the own document.',
  apprSourceMoved:
    'The source has changed since, or asks with another document by now, so this one cannot be approved. Reject it and have approval requested again from the source.',
  absToPast: 'A stand-in cannot be named for days gone by. Please enter today or a later day.',
  openAlready: 'This service is open already. Please request its use.',
  E_SUBSC: 'Your company does not use this service.',
  E_STOPPED: 'This account is suspended. Please contact your company administrator.',
  E_LOCKED: 'The account is locked. Please ask your company administrator to unlock it.',
  E_ORIGIN: 'This can only be requested from the pages of this site.',
  E_BODY: 'What was sent cannot be read. Please send valid JSON.',
  E_IDS: 'The list of record numbers is not valid. Please send numbers separated by commas.',
  reportMost: 'A report holds up to %{1} rows. Please narrow the period or the conditions.',
  authTemplate: 'Built-in authority groups cannot be changed. Please copy it to make your own.',
  codeGroupClosed: 'Companies cannot add codes of their own to this group.',
  codeRowShared: 'Shared codes cannot be changed or deleted. Only codes added by your company can.',
  apprFieldOpen: 'Please enter %{1}, which the form requires.',
  viewShared: 'Views for the whole company are kept by its administrators.',
  viewNoDept: 'You belong to no department to share this with.',
  viewTooMany: 'You can keep %{1} views of a list. Please delete one that is no longer used.',
  apprLineShared: 'Lines for the whole company are made and changed by its administrators.',
  noRowAbove: 'The row above that this row belongs to is missing or deleted.',
  customsOffice: 'The first 3 digits of the bonded area code must be a customs office. Please check the office code.',
  signInRests:
    'After several failed logins nobody can log in until %{1} (Korean time). Set a new password under Find password to log in at once, or ask your company administrator.',
  adminsOpen: 'This company has an administrator who can log in. They can lift the restriction under Users.',
  fieldLocked: 'This field cannot be changed now.',
  unitOfCurrency: 'A rate of %{1} is for %{2}. Please enter %{2} as the rate unit.',
  signInOpen: 'This person’s login is not restricted: they can log in at once.',
  clientClosed: 'This linked site is not in use. Please set it to in use and save first.',
  noYard: 'The demo yard is being prepared. Try again in a moment.',
  ticketOver: 'The verification has expired or was not found. Please request a new code.',
  ownContact:
    'Your own phone and e-mail are not saved here. Change them under My info → Change contact, with your password and a code.',
  contactSame: 'This is the contact that you use already. Please enter the new one.',
  undoOver:
    'ID or undo code is wrong, or the code was used or is older than 7 days. Please check the code in the message.',
  lastAdmin: 'At least one user who can manage users and authorities must remain.',
  menuClosed: 'This menu belongs to a service not in use. Please choose menus of services in use.',
  currentPassword: 'The current password does not match.',
  systemCorp: 'This cannot be done to the operating company.',
} as const satisfies Twin<typeof ko>;
