/** Pictures of a service beside each other; next and previous wrap around (2-portal 2 "service store detail"). */
import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useT } from '../../ui/text.tsx';
import { Icon } from '../parts/icons.tsx';
import type { DescribedPicture } from './service.ts';
import { ServiceImage } from './ServiceImage.tsx';
import './carousel.css';

export interface CarouselProps {
  /** Name of the service. */
  readonly name: string;
  readonly pictures: readonly DescribedPicture[];
  /** Stands in the first view: its first picture is fetched at once. */
  readonly eager?: boolean;
}

/** So far a finger must go for the next picture, in pixels. */
const swipe = 40;

export function Carousel({ name, pictures, eager }: CarouselProps) {
  const t = useT();
  const [at, setAt] = useState(0);
  const from = useRef<number>(undefined);
  const count = Math.max(1, pictures.length);
  const shown = at % count;
  const go = (step: number) => setAt((shown + step + count) % count);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || count === 1) return;
    event.preventDefault();
    go(step);
  };
  const onPointerUp = ({ clientX }: PointerEvent) => {
    const distance = clientX - (from.current ?? clientX);
    from.current = undefined;
    if (Math.abs(distance) > swipe && count > 1) go(distance < 0 ? 1 : -1);
  };
  const list = pictures.length ? pictures : [undefined];
  const told = list[shown]?.shows;
  return (
    <section
      className="ps-crs"
      aria-roledescription={t('store.carousel.role')}
      aria-label={t('store.carousel.label')}
      onKeyDown={onKeyDown}
    >
      <div
        className="ps-crs__window"
        onPointerDown={({ clientX }) => (from.current = clientX)}
        onPointerUp={onPointerUp}
        onPointerCancel={() => (from.current = undefined)}
      >
        <ul className="ps-crs__row" data-at={shown} ref={(row) => void row?.style.setProperty('--at', String(shown))}>
          {list.map((one, index) => (
            <li
              key={one?.picture.fileDetailId ?? 'none'}
              lang={one?.shows?.lang}
              aria-hidden={index !== shown || undefined}
            >
              <ServiceImage
                picture={one?.picture}
                alt={one?.shows?.text ?? t('store.carousel.picture', { name, at: index + 1 })}
                sizes="(max-width: 640px) 90vw, (max-width: 1100px) 80vw, 800px"
                eager={eager && index === 0}
              />
            </li>
          ))}
        </ul>
      </div>
      {count > 1 && (
        <>
          <button
            type="button"
            className="ps-crs__way"
            aria-label={t('store.carousel.previous')}
            onClick={() => go(-1)}
          >
            <Icon name="prev" size={24} />
          </button>
          <button
            type="button"
            className="ps-crs__way ps-crs__way--next"
            aria-label={t('store.carousel.next')}
            onClick={() => go(1)}
          >
            <Icon name="next" size={24} />
          </button>
        </>
      )}
      <div className="ps-crs__foot">
        {/* Read out with the picture already. */}
        <p className="ps-crs__told" lang={told?.lang} aria-hidden="true">
          {told?.text}
        </p>
        <p className="ps-crs__at hg-tn" aria-live="polite" aria-atomic="true">
          {count > 1 && `${shown + 1} / ${count}`}
        </p>
      </div>
    </section>
  );
}
