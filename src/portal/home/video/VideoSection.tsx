import { lazy, Suspense, useState } from 'react';
import type { MouseEvent } from 'react';
import { useT } from '../../../ui/text.tsx';
import { Icon } from '../../parts/icons.tsx';
import poster from '../../pictures/screens/quotation-1120.avif';
import posterOld from '../../pictures/screens/quotation-1120.webp';
import { Heading, Section } from '../parts/Section.tsx';
import { chapters, videoLength } from './chapters.ts';
import webm from './demo.webm';
import { minutes } from './minutes.ts';
import './video.css';

const VideoDialog = lazy(() => import('./VideoDialog.tsx'));

/** Poster and chapters of the demo video, which is fetched when somebody opens it (2-portal 2 "home page"). */
export function VideoSection() {
  const t = useT();
  const [from, setFrom] = useState<number>();
  /** Where scripts run, the video lies over the page. */
  const openAt = (second: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setFrom(second);
  };
  return (
    <Section name="video">
      <Heading name="video" title={t('home.video.title')} />
      <div className="pt-video">
        <a href={webm} className="pt-video__poster" onClick={openAt(0)}>
          <picture>
            <source type="image/avif" srcSet={poster} />
            <img src={posterOld} width="1120" height="529" alt="" loading="lazy" />
          </picture>
          <span className="pt-video__play">
            <Icon name="play" size={44} />
          </span>
          <span className="pt-video__length hg-tn">{minutes(videoLength)}</span>
          <span className="hg-sr">{t('home.video.open')}</span>
        </a>
        <ol aria-label={t('home.video.chapters')}>
          {chapters.map(({ name, at }) => (
            <li key={name}>
              <a href={`${webm}#t=${at}`} onClick={openAt(at)}>
                <span className="hg-tn">{minutes(at)}</span>
                {t(`home.video.chapter.${name}`)}
              </a>
            </li>
          ))}
        </ol>
      </div>
      {from !== undefined && (
        <Suspense fallback={null}>
          <VideoDialog from={from} onClose={() => setFrom(undefined)} />
        </Suspense>
      )}
    </Section>
  );
}
