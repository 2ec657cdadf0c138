/** The answer as a shape that is told apart without its colour: a circle lets go, an octagon stops. */
import { AlertGlyph, CheckGlyph } from '../../../ui/icon/glyphs.tsx';
import type { Told } from './useGate.web.ts';

export function GateSign({ kind }: Pick<Told, 'kind'>) {
  return (
    <span className="bt-gate__sign" aria-hidden="true">
      {kind === 'ok' ? <CheckGlyph /> : kind === 'warn' ? <AlertGlyph /> : <Stop />}
    </span>
  );
}

const Stop = () => (
  <svg viewBox="0 0 104 104" fill="none" stroke="currentColor" strokeWidth="7" strokeLinecap="round" focusable="false">
    <path d="M33 6h38l27 27v38L71 98H33L6 71V33Z" strokeLinejoin="round" />
    <path d="m38 38 28 28M66 38 38 66" strokeWidth="9" />
  </svg>
);
