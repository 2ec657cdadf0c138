/** What stands around every public page: header, footer, alerts; only a Close button around a page in a popup. */
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { loginByTokens } from '../../session/flow.ts';
import { useT } from '../../ui/text.tsx';
import { useOnlyContents } from '../onlyContents.ts';
import { AlertHost } from '../parts/AlertHost.tsx';
import { Button } from '../parts/Button.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import './frame.css';

export function Frame({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const only = useOnlyContents();
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
      <AlertHost>
        {!only && <Header />}
        {children}
        {only ? (
          <div className="pt-only">
            <Button kind="secondary" onClick={() => window.close()}>
              {t('portal.parts.close')}
            </Button>
          </div>
        ) : (
          <Footer />
        )}
      </AlertHost>
    </div>
  );
}
