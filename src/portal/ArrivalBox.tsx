/** What is asked or said when somebody comes from another site (3-decisions 3, "token in the query"). */
import { useState } from 'react';
import type { Change } from '../session/address/arrive.ts';
import { useT } from '../ui/text.tsx';
import { AlertBox } from './parts/AlertBox.tsx';
import { PortalTexts } from './texts.tsx';

interface Props {
  /** Without it, the box says that the site's word or code was refused. */
  readonly change?: Change;
  readonly onClose?: (yes: boolean) => void;
}

export default function ArrivalBox(props: Props) {
  return (
    <PortalTexts>
      <Box {...props} />
    </PortalTexts>
  );
}

function Box({ change, onClose }: Props) {
  const t = useT();
  const [open, setOpen] = useState(true);
  if (!open) return null;
  const question = change && t(change.to === undefined ? 'portal.arrive.leave' : 'portal.arrive.change', { ...change });
  const text = question ?? t('portal.arrive.failed');
  const close = (yes: boolean) => {
    setOpen(false);
    onClose?.(yes);
  };
  return <AlertBox kind={change ? 'confirm' : 'alert'} text={text} onClose={close} />;
}
