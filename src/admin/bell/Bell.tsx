/** Behind the bell: keeps the frame's counts, says aloud what is new, and shows the list when it is asked for. */
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { NoticeCounts } from '../../core/notice.ts';
import { useLanguage } from '../../session/language.ts';
import { useT } from '../../ui/text.tsx';
import { Words } from '../../ui/Words.tsx';
import { useLiveCounts } from './useLiveCounts.ts';

const BellPanel = lazy(() => import('./BellPanel.tsx'));

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onCounts: (counts: NoticeCounts) => void;
}

export default function Bell({ open, onClose, onCounts }: Props) {
  const language = useLanguage();
  const counts = useLiveCounts();
  // Kept once it was open, so that it slides out too.
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  const tell = useEffectEvent(onCounts);
  useEffect(() => {
    if (counts) tell(counts);
  }, [counts]);
  return (
    <Words section="bell" lang={language}>
      <NewOnes unread={counts?.unread} />
      <Suspense fallback={null}>
        {wanted && <BellPanel open={open} onClose={onClose} unread={counts?.unread ?? 0} />}
      </Suspense>
    </Words>
  );
}

/** For those who do not see the badge change. */
function NewOnes({ unread }: { readonly unread: number | undefined }) {
  const t = useT();
  const before = useRef(unread);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const more = (unread ?? 0) - (before.current ?? unread ?? 0);
    before.current = unread;
    if (more > 0) setSaid(t('bell.arrived', { count: more }));
  }, [unread, t]);
  return (
    <div className="hg-sr" role="status">
      {said}
    </div>
  );
}
