import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { cx } from '../cx.ts';
import { AlertGlyph } from '../icon/glyphs.tsx';
import type { GanttBar, Grip } from './model.ts';

interface Props {
  readonly bar: GanttBar;
  readonly style: CSSProperties;
  readonly label: string;
  /** What it stands in the way of. */
  readonly clash?: string | undefined;
  /** Ends beyond what is shown. */
  readonly cut: readonly Grip[];
  readonly moving: boolean;
  readonly movable: boolean;
  readonly describedBy: string;
  readonly onGrab: (event: PointerEvent<HTMLElement>, bar: GanttBar, grip: Grip) => void;
  readonly onPull: (event: PointerEvent<HTMLElement>) => void;
  readonly onLetGo: () => void;
  readonly onStop: () => void;
  readonly onPress: (event: KeyboardEvent, bar: GanttBar) => void;
  readonly onLeave: () => void;
  readonly onOpen: (bar: GanttBar) => void;
}

const ends = ['from', 'to'] as const;

/** One bar: a button that opens its record, with two ends to pull. */
export function Bar(props: Props) {
  const {
    bar,
    style,
    label,
    clash,
    cut,
    moving,
    movable,
    describedBy,
    onGrab,
    onPull,
    onLetGo,
    onStop,
    onPress,
    onLeave,
    onOpen,
  } = props;
  const held = { onPointerMove: onPull, onPointerUp: onLetGo, onPointerCancel: onStop };
  return (
    <button
      type="button"
      className={cx(
        'hg-gantt__bar',
        `hg-gantt__bar--${bar.tone}`,
        moving && 'is-moving',
        movable && 'is-movable',
        clash && 'is-clash',
        ...cut.map((end) => `is-cut-${end}`),
      )}
      style={style}
      aria-label={clash ? `${label}. ${clash}` : label}
      {...(movable ? { 'aria-describedby': describedBy } : {})}
      title={clash ? `${label}\n${clash}` : label}
      data-bar={bar.id}
      onKeyDown={(event) => onPress(event, bar)}
      onBlur={onLeave}
      {...(movable
        ? { onPointerDown: (event: PointerEvent<HTMLElement>) => onGrab(event, bar, 'whole'), ...held }
        : { onClick: () => onOpen(bar) })}
    >
      {bar.done ? <i className="hg-gantt__done" style={{ width: `${bar.done}%` }} aria-hidden="true" /> : null}
      <span className="hg-gantt__words">
        {clash && (
          <span className="hg-gantt__clash">
            <AlertGlyph />
          </span>
        )}
        {bar.title}
        {bar.note && <em>{bar.note}</em>}
      </span>
      {movable &&
        ends
          .filter((end) => !cut.includes(end))
          .map((end) => (
            <span
              key={end}
              className={`hg-gantt__end hg-gantt__end--${end}`}
              aria-hidden="true"
              onPointerDown={(event) => {
                event.stopPropagation();
                onGrab(event, bar, end);
              }}
              {...held}
            />
          ))}
    </button>
  );
}
