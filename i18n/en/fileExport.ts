import type { fileExport as ko } from '../ko/fileExport.ts';
import type { Twin } from '../messages.ts';

export const fileExport = {
  note: '%{count} rows',
  sum: 'Total',
  // Beside a sum, here and below a list.
  left_out: '%{count} left out: %{states}',
  only: 'all %{states}',
  name: 'Field',
  value: 'Value',
  reports: 'Reports',
  report_personal: 'This report holds personal data (%{names}). The reason you give is kept in the log of exports.',
  internal: '%{name} (internal)',
  print: 'Preview',
  print_title: 'Preview of %{name}',
  sheet: 'As it prints',
  print_making: 'Preparing the document…',
  print_made: '%{name} is ready. Download it, or open it in a new tab.',
  print_failed: 'The document could not be made. Please try again in a moment.',
  open_tab: 'Open in a new tab',
} satisfies Twin<typeof ko>;
