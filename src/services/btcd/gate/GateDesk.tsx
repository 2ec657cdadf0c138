/** The gate: scan, compare, say in words, colour and sound; ready for the next vehicle at once. The phone's page, and the desk's. */
import { useEffect, useRef } from 'react';
import { cx } from '../../../ui/cx.ts';
import { ArrivalCard } from './ArrivalCard.tsx';
import { GateSign } from './GateSign.tsx';
import { NextVehicle } from './NextVehicle.tsx';
import { Offered } from './Offered.tsx';
import { ScanField } from './ScanField.tsx';
import { useGate } from './useGate.web.ts';
import { VerifyCard } from './VerifyCard.tsx';
import './gate.css';

interface Props {
  /** Name of the screen, by which its calls go through its view. */
  readonly screen: string;
  readonly arrival: boolean;
}

export function GateDesk({ screen, arrival }: Props) {
  const gate = useGate(screen);
  const scan = useRef<HTMLInputElement>(null);
  const { plan, told } = gate;
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!plan) scan.current?.focus();
  }, [plan]);
  // An answer is seen whole, wherever the page stood.
  useEffect(() => {
    if (told) answer.current?.scrollIntoView({ block: 'start' });
  }, [told]);
  const Step = arrival ? ArrivalCard : VerifyCard;
  return (
    <div className={cx('bt-gate', plan && 'bt-gate--at')}>
      <div ref={answer} className={cx('bt-gate__told', told && `bt-gate__told--${told.kind}`)} role="alert">
        {told && (
          <>
            <GateSign kind={told.kind} />
            <div>
              <strong>{told.title}</strong>
              {told.lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </>
        )}
      </div>
      {plan ? (
        <Step key={String(plan.id)} gate={gate} />
      ) : (
        <>
          <ScanField input={scan} busy={gate.busy} onNo={(no) => void gate.find(no)} />
          <Offered gate={gate} />
          {!arrival && gate.offered.length === 0 && <NextVehicle busy={gate.busy} onNo={(no) => void gate.find(no)} />}
        </>
      )}
      {gate.question}
    </div>
  );
}
