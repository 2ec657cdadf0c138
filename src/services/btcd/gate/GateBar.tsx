/** What decides at the gate, and the way to the next vehicle: on a phone at its lower edge, under the thumb. */
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Button } from '../../../ui/button/Button.tsx';

export function GateBar({ onNext, children }: { readonly onNext: () => void; readonly children?: ReactNode }) {
  const t = useTranslate();
  return (
    <div className="bt-gate__bar">
      {children}
      <Button size="l" kind="quiet" className="bt-gate__next" onClick={onNext}>
        {t('resources.btcd/plan.gate.next')}
      </Button>
    </div>
  );
}
