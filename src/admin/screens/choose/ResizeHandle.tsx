/** The corner that resizes the window: drawn with the pointer, or with the arrow keys; twice brings the usual size back. */
import { useId } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useT } from '../../../ui/text.tsx';
import { drawn, resizedBy } from './windowSize.ts';
import type { WindowSize } from './windowSize.ts';

interface Props {
  readonly size: WindowSize;
  readonly onSize: (size: WindowSize | undefined) => void;
}

export function ResizeHandle({ size, onSize }: Props) {
  const t = useT();
  const hint = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const next = resizedBy(event.key, event.shiftKey, size);
    if (!next) return;
    event.preventDefault();
    onSize(next);
  };
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    const handle = event.currentTarget;
    const from = { x: event.clientX, y: event.clientY };
    const move = (to: globalThis.PointerEvent) => {
      const by = { x: to.clientX - from.x, y: to.clientY - from.y };
      onSize(drawn(size, by, { width: innerWidth, height: innerHeight }));
    };
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener('pointermove', move);
    const end = () => handle.removeEventListener('pointermove', move);
    handle.addEventListener('lostpointercapture', end, { once: true });
  };
  return (
    <>
      <button
        type="button"
        className="hc-resize"
        aria-label={t('choose.resize')}
        aria-describedby={hint}
        title={t('choose.resize_hint')}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onDoubleClick={() => onSize(undefined)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M14 4 4 14M14 9l-5 5" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
      </button>
      <span id={hint} className="hg-sr" role="status">
        {t('choose.size', { width: Math.round(size.width), height: Math.round(size.height) })}
      </span>
    </>
  );
}
