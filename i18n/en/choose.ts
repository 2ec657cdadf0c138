import type { choose as ko } from '../ko/choose.ts';
import type { Twin } from '../messages.ts';

/** The window in which a record is looked for. */
export const choose = {
  title: 'Choose: %{name}',
  title_many: 'Choose several: %{name}',
  new: 'New: %{name} (new tab)',
  cut: 'Only the first %{count} are shown. Please narrow the search.',
  resize: 'Resize the window',
  resize_hint: 'Drag, or use the arrow keys. A double click brings the usual size back.',
  size: 'Width %{width}%, height %{height}%',
} as const satisfies Twin<typeof ko>;
