import { onDemand, useOpened } from '../onDemand.tsx';
import type { DialogProps } from './DialogBox.tsx';
import './dialog.css';

export type { DialogProps } from './DialogBox.tsx';

const DialogBox = onDemand(async () => (await import('./DialogBox.tsx')).DialogBox);
export const fetchDialog = DialogBox.fetch;

/** A window over the page. */
export function Dialog(props: DialogProps) {
  return useOpened(props.open) && <DialogBox {...props} />;
}
