import type { ReactNode } from 'react';
import './chip.css';

export interface ChoiceChipProps {
  on: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A quick condition to switch on and off, as on the phone list. */
export function ChoiceChip({ on, onToggle, children }: ChoiceChipProps) {
  return (
    <button type="button" className="hg-fchip hg-fchip--choice" aria-pressed={on} onClick={onToggle}>
      {children}
    </button>
  );
}
