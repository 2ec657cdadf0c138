/** What stands around every public page: header, footer, alerts; only a Close button around a page in a popup. */
import './frame.css';
import type { ReactNode } from 'react';
import { usePhoneHeld } from '../../ui/phone.ts';
import { useT } from '../../ui/text.tsx';
import { closeWindow, useOnlyContents } from '../../session/address/onlyContents.ts';
import { AlertHost } from '../parts/AlertHost.tsx';
import { Button } from '../parts/Button.tsx';
import { TakenOverLater } from '../parts/TakenOverLater.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PhoneBar } from './PhoneBar.tsx';

export function Frame({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const only = useOnlyContents();
  const phone = usePhoneHeld();
  return (
    <div className="pt">
      <AlertHost>
        {!only && <Header />}
        {children}
        {only ? (
          <div className="pt-only">
            <Button kind="secondary" onClick={closeWindow}>
              {t('portal.parts.close')}
            </Button>
          </div>
        ) : (
          <>
            <TakenOverLater>
              <Footer />
            </TakenOverLater>
            {phone && <PhoneBar />}
          </>
        )}
      </AlertHost>
    </div>
  );
}
