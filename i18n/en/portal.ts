import type { portal as ko } from '../ko/portal.ts';
import type { Twin } from '../messages.ts';

/** Copy of the public portal's interface. */
export const portal = {
  title: 'Business platform for maritime services and logistics',
  brand: 'Hangro',
  lead: 'From ship repair to customs and bonded transport, all in one place.',
  preparing: 'The home page is being prepared. Members can log in and work in the back office.',
  header: {
    notice: 'Notice',
    store: 'Service store',
    join: 'Join',
    login: 'Log in',
    logout: 'Log out',
    dashboard: 'Dashboard',
    all_menus: 'All menus',
    language: 'Language',
    skip: 'Skip to content',
  },
  footer: {
    phone: 'Support phone',
    email: 'E-mail',
    fax: 'Fax',
    hours: 'Weekdays 09:00–18:00 (closed on holidays, Saturdays and Sundays)',
  },
  login: {
    title: 'Log in',
    lead: 'One account for every service of Hangro.',
    id: 'Login ID',
    id_hint: 'Login ID or e-mail',
    password: 'Password',
    password_show: 'Show password',
    password_hide: 'Hide password',
    remember: 'Remember ID',
    submit: 'Log in',
    working: 'Logging in',
    find_id: 'Find ID',
    find_pw: 'Find password',
    join: 'Join',
    id_required: 'Please enter your login ID.',
    password_required: 'Please enter your password.',
    failed: 'Login failed. Please try again shortly.',
    session_ended: 'The session has ended. Please log in again.',
  },
  not_found: {
    title: 'Page not found',
    address: 'Requested address: %{path}',
    back: 'Back',
    home: 'Home',
  },
  loading: 'Loading',
} as const satisfies Twin<typeof ko>;
