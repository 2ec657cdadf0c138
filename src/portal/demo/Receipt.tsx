import type { DemoReceipt } from '../../fields/formatted/demoRequest.ts';
import { useT } from '../../ui/text.tsx';

/** That a request was taken: its number, when, and what comes next. */
export function Receipt({ receipt: { demoNo, at, isMailed } }: { readonly receipt: DemoReceipt }) {
  const t = useT();
  return (
    <div className="pt-demo__receipt" role="status">
      <h3>{t('demo.receipt.title')}</h3>
      <dl>
        <dt>{t('demo.receipt.number')}</dt>
        <dd className="hg-tn">{demoNo}</dd>
        <dt>{t('demo.receipt.at')}</dt>
        <dd className="hg-tn">{at}</dd>
      </dl>
      <p>
        {t('demo.receipt.next')} {isMailed && t('demo.receipt.mailed')}
      </p>
    </div>
  );
}
