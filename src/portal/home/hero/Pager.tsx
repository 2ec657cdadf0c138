import { useT } from '../../../ui/text.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../parts/icons.tsx';
import type { Rotation } from './useRotation.ts';

export interface PagerProps extends Rotation {
  readonly count: number;
  /** The time of the slide stands still. */
  readonly held: boolean;
}

/** Numbers 01 to 03, the time of the slide shown as a bar that fills, and the button that stops it. */
export function Pager({ count, index, playing, held, choose, toggle }: PagerProps) {
  const t = useT();
  return (
    <div className="pt-turns" role="group" aria-label={t('home.banner.choose')}>
      {Array.from({ length: count }, (_, at) => (
        <button
          key={at}
          type="button"
          className="pt-turns__no hg-tn"
          aria-current={at === index || undefined}
          aria-label={`0${at + 1}, ${t('home.banner.of', { no: at + 1, count })}`}
          onClick={() => choose(at)}
        >
          0{at + 1}
          {at === index && (
            <span key={`${playing} ${held}`} className={cx('pt-turns__time', playing && !held && 'is-running')} />
          )}
        </button>
      ))}
      <button
        type="button"
        className="pt-turns__play"
        aria-label={t(playing ? 'home.banner.pause' : 'home.banner.play')}
        onClick={toggle}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
    </div>
  );
}
