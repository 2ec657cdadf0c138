import { useEffect, useState } from 'react';
import { useT } from '../text.tsx';
import './progress.css';

/** The thin line that runs while requests are under way; a quick answer never shows it. One element and two lines of CSS. */
export function Progress({ busy, delay = 150 }: { busy: boolean; delay?: number }) {
  const t = useT();
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy, delay]);
  return busy && late ? <div className="hg-progress" role="progressbar" aria-label={t('desk.frame.loading')} /> : null;
}
