import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../session/language.ts';
import { useT } from '../../../ui/text.tsx';
import { Icon } from '../../parts/icons.tsx';
import english from './demo.en.vtt?no-inline';
import korean from './demo.ko.vtt?no-inline';
import mp4 from './demo.mp4';
import webm from './demo.webm';
import './videoDialog.css';

export interface VideoDialogProps {
  /** Where the video begins, in seconds. */
  readonly from: number;
  readonly onClose: () => void;
}

/** The demo video over the page: loops, stops on request, with captions. Escape and a press beside it close it. */
export default function VideoDialog({ from, onClose }: VideoDialogProps) {
  const t = useT();
  const isKorean = useLanguage() === 'ko';
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const opened = document.activeElement as HTMLElement | null;
    dialog.current?.showModal();
    video.current?.focus();
    return () => opened?.focus();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="pt-film"
      aria-label={t('home.section.video')}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="pt-film__in">
        <button type="button" className="pt-film__close" aria-label={t('home.video.close')} onClick={onClose}>
          <Icon name="close" size={24} />
        </button>
        <video
          ref={video}
          width="1280"
          height="720"
          controls
          autoPlay
          loop
          muted
          playsInline
          onLoadedMetadata={() => {
            if (video.current) video.current.currentTime = from;
          }}
        >
          <source src={webm} type="video/webm" />
          <source src={mp4} type="video/mp4" onError={() => setFailed(true)} />
          <track kind="captions" srcLang="ko" label="한국어" src={korean} default={isKorean} />
          <track kind="captions" srcLang="en" label="English" src={english} default={!isKorean} />
        </video>
        {failed && (
          <p role="alert" className="pt-film__failed">
            {t('home.video.failed')}
          </p>
        )}
      </div>
    </dialog>
  );
}
