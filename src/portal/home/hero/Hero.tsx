import { useEffect, useState } from 'react';
import { useT } from '../../../ui/text.tsx';
import { cx } from '../../../ui/cx.ts';
import { usePortalBase } from '../../base.ts';
import { Pager } from './Pager.tsx';
import { SlideText } from './SlideText.tsx';
import { slidesOf } from './slides.ts';
import { useRotation } from './useRotation.ts';
import './hero.css';

/** The first section: a banner of three slides that turns by itself and can be stopped (2-portal 2 "home page"). */
export function Hero() {
  const t = useT();
  const slides = slidesOf(usePortalBase());
  const [held, setHeld] = useState(false);
  const rotation = useRotation(slides.length, held);
  const isAwake = useAwake();
  return (
    <section
      id="s1"
      className="pt-hero"
      aria-roledescription={t('home.banner.carousel')}
      aria-label={t('home.banner.label')}
      tabIndex={-1}
      onFocus={({ target }) => setHeld(target.matches(':focus-visible') && target.closest('.pt-slide') !== null)}
      onBlur={() => setHeld(false)}
    >
      {slides.map((slide, at) => (
        <div
          key={slide.name}
          className={cx('pt-slide', `pt-slide--${slide.name}`, at === rotation.index && 'is-shown')}
          role="group"
          aria-roledescription={t('home.banner.slide')}
          aria-label={t('home.banner.of', { no: at + 1, count: slides.length })}
        >
          <div className="pt-slide__art">
            {(at === 0 || isAwake) && (
              <img src={slide.picture} width="2720" height="900" alt="" fetchPriority={at === 0 ? 'high' : 'low'} />
            )}
          </div>
          <SlideText slide={slide} />
        </div>
      ))}
      <div className="pt-hero__foot">
        <div className="pt-wrap">
          <Pager {...rotation} held={held} count={slides.length} />
        </div>
      </div>
    </section>
  );
}

/** Once the page is at work: the pictures of later slides wait for it. */
function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAwake(true), 1000);
    return () => clearTimeout(timer);
  }, []);
  return isAwake;
}
