import { useId } from 'react';
import './segmented.css';

export interface SegmentedControlProps<V extends string> {
  options: readonly { value: V; label: string }[];
  value: V | undefined;
  onChange: (value: V) => void;
  label: string;
  /** Of the field that it stands in: what is said about it, and that something is wrong there. */
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-required'?: true | undefined;
}

/** One of a few, side by side; native radio buttons underneath, so the arrows work, where MUI's ToggleButtonGroup has toggles. */
export function SegmentedControl<V extends string>({
  options,
  value,
  onChange,
  label,
  ...said
}: SegmentedControlProps<V>) {
  const name = useId();
  return (
    <div className="hg-seg" role="radiogroup" aria-label={label} {...said}>
      {options.map((option) => (
        <label key={option.value} className="hg-seg__one">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            // The focus stands on one of them: there it is read.
            aria-describedby={said['aria-describedby']}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
