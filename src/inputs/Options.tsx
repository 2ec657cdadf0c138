/** The choices of a combo. */
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { CheckGlyph } from '../ui/icon/glyphs.tsx';

export interface Option {
  readonly key: string;
  readonly name: string;
  /** Shown small at the right: the code, a number. */
  readonly note?: string;
  /** Shown small below the name: whose order it is. */
  readonly tells?: string | undefined;
  /** It is shown and cannot be chosen: the word for why. */
  readonly barred?: string | undefined;
  /** Further texts that a keyword may match. */
  readonly also?: readonly (string | null | undefined)[];
}

interface Props {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly active: number;
  readonly chosen: ReadonlySet<string>;
  readonly multiple?: boolean;
  readonly note?: ReactNode;
  readonly onPick: (option: Option) => void;
}

export const optionId = (list: string, index: number): string => `${list}-${index}`;

export function Options({ id, label, options, active, chosen, multiple, note, onPick }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const element = list.current?.children[active];
    // jsdom has no scrolling
    if (element && 'scrollIntoView' in element) element.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <>
      <ul
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        className="hg-opts"
      >
        {options.map((option, index) => (
          <li
            key={option.key}
            id={optionId(id, index)}
            role="option"
            aria-selected={chosen.has(option.key)}
            aria-disabled={option.barred ? true : undefined}
            data-active={index === active}
            className={option.key === '' ? 'hg-opt hg-opt--none' : 'hg-opt'}
            onClick={() => onPick(option)}
          >
            {multiple && <span className="hg-opt__tick">{chosen.has(option.key) && <CheckGlyph />}</span>}
            <span className="hg-opt__name">
              {option.name}
              {option.tells && <small className="hg-opt__tells">{option.tells}</small>}
            </span>
            {option.barred ? (
              <span className="hg-opt__barred">{option.barred}</span>
            ) : (
              option.note && <span className="hg-opt__note">{option.note}</span>
            )}
          </li>
        ))}
      </ul>
      {note && (
        <div className="hg-opts__note" role="status">
          {note}
        </div>
      )}
    </>
  );
}
