/** Public pages. They carry neither MUI nor the back office. */
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { loginByTokens } from '../session/flow.ts';
import { useT } from '../ui/text.tsx';
import { Header } from './Header.tsx';
import { Index } from './Index.tsx';
import { LoginPage } from './login/LoginPage.tsx';
import { NotFound } from './NotFound.tsx';
import { PortalTexts } from './texts.tsx';
import './portal.css';

export type PortalBase = 'portal' | 'lmate' | 'srmate';

/** `base` is the first segment: the same pages answer under /portal, /lmate and /srmate (3-decisions 1). */
export function Portal({ base }: { readonly base: PortalBase }) {
  return (
    <PortalTexts>
      <Page base={base}>
        <Routes>
          <Route index element={<Index base={base} />} />
          <Route path="index" element={<Index base={base} />} />
          <Route path="login" element={<LoginPage />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Page>
    </PortalTexts>
  );
}

/** The login screen under the platform's own address. */
export const MemberLogin = () => (
  <PortalTexts>
    <Page base="portal">
      <Routes>
        <Route path="login" element={<LoginPage />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Page>
  </PortalTexts>
);

function Page({ base, children }: { readonly base: PortalBase; readonly children: ReactNode }) {
  const t = useT();
  const title = `${t('portal.title')} | ${t('portal.brand')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  // A visitor with good tokens is greeted as logged in; without them, what an old session left is cleared.
  useEffect(() => {
    void loginByTokens().catch(() => undefined);
  }, []);
  return (
    <div className="pt">
      <Header base={base} />
      {children}
    </div>
  );
}
