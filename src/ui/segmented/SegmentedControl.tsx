import { useId } from 'react';
import './segmented.css';

export interface SegmentedControlProps<V extends string> {
  options: readonly { value: V; label: string }[];
  value: V | undefined;
  onChange: (value: V) => void;
  label: string;
}

/** One of a few, side by side; native radio buttons underneath, so the arrows work, where MUI's ToggleButtonGroup has toggles. */
export function SegmentedControl<V extends string>({ options, value, onChange, label }: SegmentedControlProps<V>) {
  const name = useId();
  return (
    <div className="hg-seg" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className="hg-seg__one">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
