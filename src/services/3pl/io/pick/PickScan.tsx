/** Whether what is in the hand is the item that was promised: its code scanned, typed, or seen by the camera. */
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import Scan from '@mui/icons-material/QrCodeScannerOutlined';
import type { DeskDataProvider } from '../../../../admin/providers/dataProvider.ts';
import { useRecordForm } from '../../../../admin/screens/form/recordForm.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { TextBox } from '../../../../ui/form/TextBox.tsx';
import { AlertGlyph, CheckGlyph } from '../../../../ui/icon/glyphs.tsx';
import { canScan, useCamera } from '../../../shared/camera.web.ts';
import type { Scanned } from '../scanned.ts';

interface Props {
  readonly itemId: number;
  /** Undefined where nothing stands in the field, or it was not looked for. */
  readonly onChecked: (is: 'ok' | 'bad' | undefined) => void;
}

export function PickScan({ itemId, onChecked }: Props) {
  const t = useTranslate();
  const { nameOf } = useFieldEnvironment();
  const provider = useDataProvider<DeskDataProvider>();
  const { screen, resource, before } = useRecordForm();
  const [code, setCode] = useState('');
  const [told, setTold] = useState<{ readonly is?: 'ok' | 'bad'; readonly words: string }>();
  const [looking, setLooking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const newest = useRef('');
  useEffect(() => input.current?.focus(), []);
  const words = `resources.${resource.prefix}`;
  const word = (name: string, args?: object) => t(`${words}.pick.${name}`, args);
  const say = (is: 'ok' | 'bad' | undefined, text: string) => {
    setTold(text ? { words: text, ...(is && { is }) } : undefined);
    onChecked(is);
  };
  const type = (text: string) => {
    newest.current = text;
    setCode(text);
    say(undefined, '');
  };
  const judge = ({ content, other }: Scanned) => {
    const [item] = content;
    if (!item) return say('bad', t(`${words}.scan.${other ? 'other' : 'unknown'}`));
    if (content.length > 1) return say('bad', t(`${words}.scan.several`));
    return item.id === itemId ? say('ok', word('same')) : say('bad', word('differs', { item: nameOf(item) }));
  };
  const look = async (text: string) => {
    const one = text.trim();
    type(one);
    if (!one) return;
    say(undefined, word('looking'));
    // The next scan replaces what stands there.
    input.current?.select();
    try {
      const asked = { clntId: Number(before.clntId), code: one };
      const answer = await provider.readCall<Scanned>(screen.name, 'scan', asked);
      if (newest.current === one) judge(answer);
    } catch {
      // Without a connection the eye compares.
      if (newest.current === one) say(undefined, t(`${words}.scan.failed`));
    }
  };
  const { video, failed } = useCamera(looking, (seen) => {
    setLooking(false);
    void look(seen);
  });
  return (
    <section className="tp-pick__scan">
      <label htmlFor="pick-code">{word('code')}</label>
      <span>
        <TextBox
          ref={input}
          id="pick-code"
          icon={<Scan />}
          value={code}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          aria-describedby="pick-code-said"
          aria-invalid={told?.is === 'bad' || undefined}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void look(event.currentTarget.value);
          }}
        />
        {canScan() && (
          <Button kind="tint" size="l" onClick={() => setLooking(!looking)}>
            {word(looking ? 'camera_off' : 'camera')}
          </Button>
        )}
      </span>
      {looking && !failed && <video ref={video} muted playsInline aria-label={word('camera')} />}
      <p id="pick-code-said" role="status" className={told?.is && `tp-pick__${told.is}`}>
        {told?.is === 'ok' && <CheckGlyph />}
        {told?.is === 'bad' && <AlertGlyph />}
        {failed && looking ? word('camera_failed') : told?.words}
      </p>
    </section>
  );
}
