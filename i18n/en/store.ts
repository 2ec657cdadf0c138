import type { store as ko } from '../ko/store.ts';
import type { Twin } from '../messages.ts';

/** English twin of store and introductions. */
export const store = {
  title: 'Service store',
  lead: 'Subscribe to just the work you need. All services share one account and the same master data. Prices are without VAT.',
  platform: 'Platform',
  all: 'All',
  more: 'Learn more',
  soon: 'Coming soon',
  from: 'From KRW %{price} per user per month',
  from_soon: 'Planned price: from KRW %{price} per user per month',
  setup: 'Setup KRW %{price} (once)',
  notice: {
    ask: 'Tell me when it opens',
    lead: 'We send you an e-mail when %{name} opens.',
    email: 'E-mail',
    agree: 'I agree to the collection and use of personal data',
    terms:
      'Purpose: telling you of the opening · Data: e-mail address · Kept: until a year after we have told you. You may refuse; then we cannot tell you.',
    submit: 'Ask to be told',
    done: 'We will write to %{email} when %{name} opens.',
    failed: 'Your request could not be sent. Please try again in a moment.',
    checks: {
      reqEmail: 'Please enter your e-mail address.',
      emailShape: 'Please enter a valid e-mail address.',
      isAgree: 'Please agree to the collection and use of personal data.',
    },
  },
  none: 'No service matches the chosen platforms.',
  none_hint: 'Please choose at least one platform above.',
  choose_all: 'Choose all',
  shown: '%{count} services shown.',
  failed: 'The services could not be loaded. Please try again in a moment.',
  again: 'Try again',
  tip: {
    demo: {
      title: 'Not sure which service fits?',
      text: 'Tell us about your work and we will choose together.',
      way: 'Request a demo',
    },
    bond: {
      title: 'How bonded transport works',
      text: 'Five steps in pictures, from vehicle registration to arrival.',
      way: 'See the 5 steps',
    },
  },
  detail: {
    description: 'See what it does, how it looks and what it costs.',
    list: 'All services',
    apply: 'Request this service',
    tabs: 'About the service',
    summary: 'Overview',
    functions: 'Main functions',
    price: 'Pricing',
    empty: 'The description is being prepared.',
    planned: 'The service is not open yet: these are planned prices.',
  },
  carousel: {
    label: 'Pictures of the service',
    role: 'carousel',
    picture: '%{name}, picture %{at}',
    previous: 'Previous picture',
    next: 'Next picture',
  },
  missing: 'The service does not exist.',
  missing_hint: 'Check the address, or look in the service store.',
  to_store: 'To the service store',
  info: {
    title: 'Introducing %{name}',
    description: 'Read whom it is for and how the work goes, step by step.',
    back: 'Back',
    who: 'Who uses it',
    who_text:
      'Bonded transporters, customs and bonded-warehouse officers work on the same declaration. Nobody has to read out vehicle numbers on the phone or announce an arrival separately.',
    steps: 'Bonded transport in five steps',
    step: {
      vehicle: {
        title: 'Vehicle qualification registration',
        text: 'Register the vehicles you use and have them approved by customs.',
      },
      declare: { title: 'Bonded transport declaration', text: 'Declare origin, destination and cargo control number.' },
      plan: {
        title: 'Planned dispatch declaration',
        text: 'Decide which vehicles and drivers take which part of the cargo.',
      },
      verify: {
        title: 'Vehicle and declaration check',
        text: 'The gate compares the vehicle number with the declaration.',
      },
      arrive: {
        title: 'Arrival confirmation',
        text: 'Pieces, weight and seal are checked, and the transport is complete.',
      },
    },
    features: 'Main functions',
    feature: {
      progress: { title: 'Cargo progress', text: 'See what happened to the cargo, from entry to arrival.' },
      approval: {
        title: 'Approval request',
        text: 'Apply separately for declarations that need inspection or approval.',
      },
      saved: { title: 'Saved bonded zones and owners', text: 'Keep the zones and cargo owners you use often.' },
      correct: { title: 'Correction request', text: 'Correct an accepted declaration and state the reason.' },
      dispatch: { title: 'Dispatch plan declaration', text: 'Split one declaration among several vehicles.' },
      inspect: {
        title: 'Arrival report for inspection goods',
        text: 'Report the arrival of cargo that is to be inspected.',
      },
      opening: {
        title: 'Temporary opening of customs',
        text: 'Apply in advance for customs work outside office hours.',
      },
    },
  },
} as const satisfies Twin<typeof ko>;
