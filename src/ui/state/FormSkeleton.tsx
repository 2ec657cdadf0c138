import { useT } from '../text.tsx';
import './state.css';

/** The shape of a form that is still on its way. */
export function FormSkeleton({ fields = 12 }: { fields?: number }) {
  const t = useT();
  return (
    <div className="hg-formsk" role="status" aria-busy="true">
      <span className="hg-sr">{t('desk.frame.loading')}</span>
      {Array.from({ length: fields }, (_, index) => (
        <div key={index} style={{ opacity: Math.max(1 - index * 0.05, 0.4) }}>
          <span className="hg-bone" style={{ width: `${30 + ((index * 17) % 30)}%` }} />
          <span className="hg-bone hg-bone--box" />
        </div>
      ))}
    </div>
  );
}
