import type { ReactNode } from 'react';
import { closeWindow } from '../../session/address/onlyContents.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useT } from '../../ui/text.tsx';
import { contentsAlone, FrameContext } from './frameContext.ts';
import './onlyContents.css';

/** A page alone in its window: no bar, no menus, no way to it and no actions, one button that closes it (1-foundations 2.2). */
export function OnlyContents({ children }: { readonly children: ReactNode }) {
  const t = useT();
  return (
    <div className="hg-only">
      <main className="hg-main" id="hg-main" tabIndex={-1}>
        <FrameContext value={contentsAlone}>{children}</FrameContext>
      </main>
      <div className="hg-only__foot">
        <Button onClick={closeWindow}>{t('desk.action.close')}</Button>
      </div>
    </div>
  );
}
