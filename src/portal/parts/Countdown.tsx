import { useT } from '../../ui/text.tsx';
import './countdown.css';

const two = (n: number) => String(n).padStart(2, '0');
/** Seconds as `mm:ss`. */
export const clockText = (seconds: number): string => `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;

/** Time left to enter a code. Readers hear of it once, when a minute is left, not each second. */
export function Countdown({ seconds, label }: { readonly seconds: number; readonly label: string }) {
  const t = useT();
  return (
    <>
      <span role="timer" className="pt-countdown hg-tn">
        <span className="hg-sr">{label} </span>
        {clockText(seconds)}
      </span>
      <span className="hg-sr" role="status">
        {seconds <= 60 && seconds > 50 ? t('portal.parts.minute_left') : ''}
      </span>
    </>
  );
}
