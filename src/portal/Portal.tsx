/** Public pages. They carry neither MUI nor the back office. */
import { Suspense, useMemo } from 'react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { BaseContext } from './base.ts';
import type { PortalBase } from './base.ts';
import { BuiltContext } from './builtPages.ts';
import type { PortalPages } from './contract.ts';
import { Frame } from './frame/Frame.tsx';
import { NotFound } from './NotFound.tsx';
import { ownPages } from './pages.tsx';
import { PortalTexts } from './texts.tsx';

export type { PortalBase } from './base.ts';
export type { PortalPages } from './contract.ts';

export interface PortalProps {
  /** The same pages answer under /portal, /lmate and /srmate (3-decisions 1). */
  readonly base: PortalBase;
  readonly pages?: PortalPages;
}

export function Portal({ base, pages }: PortalProps) {
  const all = useMemo(() => ({ ...ownPages, ...pages }), [pages]);
  const { index: Home } = ownPages;
  return (
    <Surroundings base={base} pages={all}>
      <Routes>
        {Home && <Route index element={<Home />} />}
        {Object.entries(all).map(([path, Page]) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Surroundings>
  );
}

/** The login screen under the platform's own address. */
export function MemberLogin({ pages }: Pick<PortalProps, 'pages'>) {
  const all = useMemo(() => ({ ...ownPages, ...pages }), [pages]);
  const { login: Login } = ownPages;
  return (
    <Surroundings base="portal" pages={all}>
      <Routes>
        {Login && <Route path="login" element={<Login />} />}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Surroundings>
  );
}

/** An address that nothing answers to, in the frame of the portal. */
export const UnknownPage = ({ pages }: Pick<PortalProps, 'pages'>) => (
  <Surroundings base="portal" pages={pages ? { ...ownPages, ...pages } : ownPages}>
    <NotFound />
  </Surroundings>
);

interface SurroundingsProps {
  readonly base: PortalBase;
  readonly pages: PortalPages;
  readonly children: ReactNode;
}

function Surroundings({ base, pages, children }: SurroundingsProps) {
  const built = useMemo(() => Object.keys(pages), [pages]);
  return (
    <PortalTexts>
      <BaseContext value={base}>
        <BuiltContext value={built}>
          <Frame>
            <Suspense fallback={<main id="main" className="pt-waiting" aria-busy="true" tabIndex={-1} />}>
              {children}
            </Suspense>
          </Frame>
        </BuiltContext>
      </BaseContext>
    </PortalTexts>
  );
}
