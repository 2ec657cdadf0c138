import { cx } from '../../ui/cx.ts';
import './segmented.css';

export interface SegmentedRadioProps<V extends string> {
  /** Name of the radio inputs; once a page. */
  readonly name: string;
  readonly legend: string;
  /** Only for those who listen. */
  readonly legendHidden?: boolean;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** A choice of two or more side by side; real radio inputs, so that arrows move through them. */
export const SegmentedRadio = <V extends string>(props: SegmentedRadioProps<V>) => (
  <fieldset className="pt-seg">
    <legend className={cx(props.legendHidden ? 'hg-sr' : 'pt-seg__legend')}>{props.legend}</legend>
    <div className="pt-seg__row">
      {props.options.map(({ value, label }) => (
        <label key={value} className="pt-seg__one">
          <input
            type="radio"
            name={props.name}
            value={value}
            checked={props.value === value}
            onChange={() => props.onChange(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
