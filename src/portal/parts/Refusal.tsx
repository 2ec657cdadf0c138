import { useT } from '../../ui/text.tsx';
import { clockText } from './Countdown.tsx';
import { Note } from './Note.tsx';
import './countdown.css';

/** The server's refusal and, where it asks for a pause, how long that lasts. Takes no room without one. */
export function Refusal({ text, left }: { readonly text: string | undefined; readonly left: number }) {
  const t = useT();
  return (
    <div className="pt-refusal">
      <div role="alert">{text && <Note kind="err">{text}</Note>}</div>
      {left > 0 && (
        <p role="timer" className="pt-refusal__wait hg-tn">
          {t('portal.parts.wait', { time: clockText(left) })}
        </p>
      )}
    </div>
  );
}
