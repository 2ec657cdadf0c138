/** What stands around public pages and on each of them. They carry neither MUI nor the back office. */
import { Suspense, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { BaseContext } from './base.ts';
import type { PortalBase } from './base.ts';
import { BuiltContext } from './builtPages.ts';
import type { PortalPage, PortalPages } from './contract.ts';
import { useT } from '../ui/text.tsx';
import { Frame } from './frame/Frame.tsx';
import { PageStart } from './PageStart.tsx';
import { PageTexts, PortalTexts } from './texts.tsx';
import { useHead } from './useHead.ts';

export type { PortalBase } from './base.ts';

interface SurroundingsProps {
  /** The same pages answer under /portal, /lmate and /srmate (3-decisions 1). */
  readonly base: PortalBase;
  readonly pages: PortalPages;
  readonly children: ReactNode;
}

export function Surroundings({ base, pages, children }: SurroundingsProps) {
  const built = useMemo(() => Object.keys(pages), [pages]);
  useHead(pages);
  return (
    <PortalTexts>
      <BaseContext value={base}>
        <BuiltContext value={built}>
          <Frame>
            <Suspense fallback={<Waiting />}>
              {children}
              <PageStart />
              <Live />
            </Suspense>
          </Frame>
        </BuiltContext>
      </BaseContext>
    </PortalTexts>
  );
}

export function Page({ page: { view, sections, needsScript } }: { readonly page: PortalPage }) {
  const page = (
    <>
      {needsScript && <Scriptless />}
      <view.Page />
    </>
  );
  if (!sections) return page;
  return (
    <PageTexts sections={sections} waiting={<Waiting />}>
      {page}
    </PageTexts>
  );
}

const Waiting = () => <main id="main" className="pt-waiting" aria-busy="true" tabIndex={-1} />;

/** Above a form, for those without scripts, who do not see the form. */
function Scriptless() {
  const t = useT();
  return (
    <noscript className="pt-scriptless">
      <p>{t('portal.parts.needs_script')}</p>
    </noscript>
  );
}

/** Says to style sheets, tests and the script of the drawn page that the page answers from now on. */
function Live() {
  useEffect(() => {
    document.documentElement.dataset['live'] = '';
  }, []);
  return null;
}
