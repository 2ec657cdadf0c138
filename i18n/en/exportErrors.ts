import type { exportErrors as ko } from '../ko/exportErrors.ts';
import type { Twin } from '../messages.ts';

export const exportErrors = {
  exportReason: 'Please enter a reason for exporting personal data of %{1} to %{2} characters.',
  exportMost: 'At most %{1} rows can be exported at once. Please narrow the search and export in parts.',
  exportJobs: '%{1} of your exports are already being made. Please wait for them or cancel one, then try again.',
  exportBusy: 'There are many exports at the moment. Please try again shortly.',
  exportTaken: 'This file has been fetched or cancelled already. Please export again.',
  exportNotReady: 'This file is not ready yet. Please fetch it when it is done.',
  exportBroke: 'The file could not be made. Please export again; if it keeps failing, contact your administrator.',
  exportClosed: 'The file was not made because the account that asked for it is no longer active.',
  archiveLive:
    'The service is in use. Export from its lists; once notice of its end is given, everything can be taken along here.',
  archiveEmpty: 'There is nothing to download. Nothing is left in this service, or you may not read it.',
  archiveMost: 'There is too much for one archive. Please contact the operator.',
} as const satisfies Twin<typeof ko>;
