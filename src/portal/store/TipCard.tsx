import { useT } from '../../ui/text.tsx';
import { buttonClass } from '../parts/Button.tsx';
import { PortalLink } from '../parts/PortalLink.tsx';
import type { Tip } from './groups.ts';

const pages: Readonly<Record<Tip, string>> = { demo: 'index#demo', bond: 'svcinfo/27' };

/** A hint in a cell of the store that would stay free. */
export function TipCard({ tip }: { readonly tip: Tip }) {
  const t = useT();
  return (
    <aside className="ps-tip" aria-label={t(`store.tip.${tip}.title`)}>
      <h3>{t(`store.tip.${tip}.title`)}</h3>
      <p>{t(`store.tip.${tip}.text`)}</p>
      <PortalLink page={pages[tip]} className={buttonClass({ kind: 'secondary', size: 'm' })}>
        {t(`store.tip.${tip}.way`)}
      </PortalLink>
    </aside>
  );
}
