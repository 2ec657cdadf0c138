import type { Twin } from '../messages.ts';
import type { session as ko } from '../ko/session.ts';

export const session = {
  ended: 'The session has ended. Please log in again.',
  relogin: {
    title: 'Log in again to go on where you were.',
    ended: 'The session has ended.',
    unsaved: 'Your unsaved changes (%{count}) are still on this page.',
    nothing_unsaved: 'The page is still as you left it.',
    id: 'Login ID',
    password: 'Password',
    password_show: 'Show password',
    password_hide: 'Hide password',
    password_required: 'Please enter your password.',
    caps_lock: 'Caps Lock is on.',
    submit: 'Log in and continue',
    failed: 'The server did not respond. Please try again in a moment.',
    other: 'Other account',
    other_question: 'Log in with another account?',
    other_unsaved:
      'The unsaved changes (%{count}) are kept as a draft in this browser. %{name} can restore them after logging in and opening the same page.',
    other_nothing: 'This page closes and the login screen opens.',
    other_yes: 'Go to login',
    stay: 'Go back',
  },
  taken: {
    title: 'Another account has logged in in this browser.',
    lead: 'In another tab, %{name} has logged in, so this page can neither save nor load anything. Log in again to go on.',
    somebody: 'another person',
    switch: 'Switch to %{name}',
    switch_question: 'Switch to %{name}?',
    switch_nothing: 'This page closes and the pages of the account that logged in open.',
    switch_yes: 'Switch',
  },
  logout: {
    question: 'Log out?',
    unsaved:
      'The unsaved changes (%{count}) are kept as a draft in this browser. You can restore them after logging in and opening the same page.',
    yes: 'Log out',
    stay: 'Keep editing',
  },
  draft: {
    label: 'Draft',
    title: 'There is unsaved work for this page.',
    kept: 'Kept at %{at}, changes: %{count}',
    older: 'Somebody else has saved this record since. Restoring lets you compare and choose.',
    restore: 'Restore',
    discard: 'Discard',
    restored: 'Your draft is restored',
    discard_question: 'Discard the draft?',
    discard_hint: 'A discarded draft cannot be restored.',
    discard_yes: 'Discard',
    replace_question: 'Replace what you have just entered?',
    replace_hint: 'Restoring the draft drops the changes (%{count}) made on this page since.',
    replace_yes: 'Restore',
    stay: 'Go back',
  },
} as const satisfies Twin<typeof ko>;
