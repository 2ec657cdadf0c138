/** Where the number of the plan comes in: from the camera, from a hand scanner that types and ends with Enter, or from fingers. */
import { useState, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import { Button } from '../../../ui/button/Button.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { TextBox } from '../../../ui/form/TextBox.tsx';
import { canScan, useCamera } from '../../shared/camera.web.ts';

interface Props {
  readonly input: Ref<HTMLInputElement>;
  readonly busy: boolean;
  readonly onNo: (no: string) => void;
}

export function ScanField({ input, busy, onNo }: Props) {
  const t = useTranslate();
  const [no, setNo] = useState('');
  const [looking, setLooking] = useState(false);
  const word = (name: string) => t(`resources.btcd/plan.gate.${name}`);
  const take = (code: string) => {
    setLooking(false);
    setNo('');
    onNo(code);
  };
  const { video, failed } = useCamera(looking, take);
  return (
    <form
      className="bt-gate__scan"
      onSubmit={(event) => {
        event.preventDefault();
        if (no.trim()) take(no);
      }}
    >
      <FormField label={word('scan')} help={word('scan_help')} span="full">
        {(ids) => (
          <span className="bt-gate__line">
            <TextBox
              {...ids}
              ref={input}
              boxClassName="bt-gate__box"
              value={no}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="search"
              onChange={(event) => setNo(event.target.value)}
            />
            <Button type="submit" kind="filled" size="l" disabled={busy || !no.trim()}>
              {word('find')}
            </Button>
          </span>
        )}
      </FormField>
      {canScan() && (
        <Button size="l" className="bt-gate__camera" onClick={() => setLooking(!looking)}>
          {word(looking ? 'camera_off' : 'camera')}
        </Button>
      )}
      {looking && !failed && (
        <video ref={video} className="bt-gate__video" muted playsInline aria-label={word('camera')} />
      )}
      {failed && (
        <p role="status" className="bt-gate__note">
          {word('camera_failed')}
        </p>
      )}
    </form>
  );
}
