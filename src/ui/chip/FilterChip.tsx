import { useT } from '../text.tsx';
import { CloseGlyph } from '../icon/glyphs.tsx';
import './chip.css';

export interface FilterChipProps {
  /** The condition's name. */
  name: string;
  /** Its values in words. */
  value: string;
  onRemove?: () => void;
}

/** A condition in force, with a button that takes it away. */
export function FilterChip({ name, value, onRemove }: FilterChipProps) {
  const t = useT();
  return (
    <span className="hg-fchip">
      <span className="hg-fchip__name">{name}</span>
      <span className="hg-fchip__value" title={value}>
        {value}
      </span>
      {onRemove && (
        <button type="button" className="hg-fchip__x" aria-label={t('desk.search.remove', { name })} onClick={onRemove}>
          <CloseGlyph />
        </button>
      )}
    </span>
  );
}
