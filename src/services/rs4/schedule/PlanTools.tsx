import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { LeftGlyph, RightGlyph } from '../../../ui/icon/glyphs.tsx';
import { SegmentedControl } from '../../../ui/segmented/SegmentedControl.tsx';
import { useT } from '../../../ui/text.tsx';
import { addDays } from '../../../core/dates.ts';
import { spans } from './span.ts';
import type { Span } from './span.ts';
import './plan.css';

interface Props {
  readonly span: Span;
  /** First day that it starts with. */
  readonly usual: string;
  /** Key of the sentence that says what may be moved, where it is not all. */
  readonly moves: string | undefined;
  readonly onSpan: (span: Span) => void;
}

/** What the colours mean, how long and which days are shown. */
export function PlanTools({ span, usual, moves, onSpan }: Props) {
  const t = useT();
  return (
    <div className="rs4-plan__tools">
      <PlanLegend />
      {moves && <p className="rs4-plan__moves">{t(moves)}</p>}
      <SegmentedControl
        label={t('schedule.span')}
        options={spans.map((weeks) => ({ value: String(weeks), label: t('schedule.weeks', { count: weeks }) }))}
        value={String(span.weeks)}
        onChange={(weeks) => onSpan({ ...span, weeks: Number(weeks) })}
      />
      <PlanDays
        first={span.first}
        usual={usual}
        step={span.weeks > 2 ? 14 : 7}
        onFirst={(first) => onSpan({ ...span, first })}
      />
    </div>
  );
}

const tones = ['order', 'work', 'planned', 'late', 'clash'] as const;

/** What the colours of the bars mean. */
export function PlanLegend() {
  const t = useT();
  return (
    <ul className="rs4-plan__legend">
      {tones.map((tone) => (
        <li key={tone}>
          <i className={`rs4-plan__key rs4-plan__key--${tone}`} aria-hidden="true" />
          {t(`schedule.legend_${tone}`)}
        </li>
      ))}
    </ul>
  );
}

interface DaysProps {
  readonly first: string;
  readonly usual: string;
  /** Days that a press goes back or on. */
  readonly step: number;
  readonly onFirst: (first: string) => void;
}

/** Earlier, around today, later. */
export function PlanDays({ first, usual, step, onFirst }: DaysProps) {
  const t = useT();
  return (
    <div className="rs4-plan__days">
      <IconButton label={t('schedule.earlier', { days: step })} onClick={() => onFirst(addDays(first, -step))}>
        <LeftGlyph />
      </IconButton>
      <Button size="s" onClick={() => onFirst(usual)}>
        {t('schedule.today')}
      </Button>
      <IconButton label={t('schedule.later', { days: step })} onClick={() => onFirst(addDays(first, step))}>
        <RightGlyph />
      </IconButton>
    </div>
  );
}
