import { lazy, Suspense, useState } from 'react';
import { useT } from '../../../ui/text.tsx';
import { Icon } from '../../parts/icons.tsx';
import poster from '../../pictures/screens/quotation-1120.avif';
import posterOld from '../../pictures/screens/quotation-1120.webp';
import { Heading, Section } from '../parts/Section.tsx';
import { chapters, videoLength } from './chapters.ts';
import { minutes } from './minutes.ts';
import './video.css';

const VideoDialog = lazy(() => import('./VideoDialog.tsx'));

/** Poster and chapters of the demo video, which is fetched when somebody opens it (2-portal 2 "home page"). */
export function VideoSection() {
  const t = useT();
  const [from, setFrom] = useState<number>();
  return (
    <Section name="video">
      <Heading name="video" title={t('home.video.title')} />
      <div className="pt-video">
        <button type="button" className="pt-video__poster" onClick={() => setFrom(0)}>
          <picture>
            <source type="image/avif" srcSet={poster} />
            <img src={posterOld} width="1120" height="529" alt="" loading="lazy" />
          </picture>
          <span className="pt-video__play">
            <Icon name="play" size={44} />
          </span>
          <span className="pt-video__length hg-tn">{minutes(videoLength)}</span>
          <span className="hg-sr">{t('home.video.open')}</span>
        </button>
        <ol aria-label={t('home.video.chapters')}>
          {chapters.map(({ name, at }) => (
            <li key={name}>
              <button type="button" onClick={() => setFrom(at)}>
                <span className="hg-tn">{minutes(at)}</span>
                {t(`home.video.chapter.${name}`)}
              </button>
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
