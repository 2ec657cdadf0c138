import type { Twin } from '../messages.ts';
import type { serverErrors as ko } from '../ko/serverErrors.ts';

/** Refusals that no rule of a form knows. Only the server says them, so browsers do not load them. */
export const serverErrors = {
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
