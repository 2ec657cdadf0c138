import { useRef, useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { useT } from '../../ui/text.tsx';

export interface ActingSelectProps extends Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange'> {
  readonly value: string;
  /** Goes where the choice leads. */
  readonly onAct: (value: string) => void;
}

/**
 * A choice that leads somewhere. Arrows of the keyboard only choose, for who uses them has to pass by the options on the way
 * (KWCAG 7.2.1): Enter, or the button that appears, goes there. A choice from the open list goes at once.
 */
export function ActingSelect({ value, onAct, children, ...rest }: ActingSelectProps) {
  const t = useT();
  const [chosen, setChosen] = useState<string>();
  const isPassing = useRef(false);
  const act = (next: string) => {
    setChosen(undefined);
    onAct(next);
  };
  return (
    <>
      <select
        {...rest}
        value={chosen ?? value}
        onPointerDown={() => {
          isPassing.current = false;
        }}
        onKeyDown={(event) => {
          isPassing.current = event.key !== 'Enter' && event.key !== ' ';
          if (event.key !== 'Enter' || chosen === undefined) return;
          event.preventDefault();
          act(chosen);
        }}
        onChange={({ target }) => (isPassing.current ? setChosen(target.value) : act(target.value))}
      >
        {children}
      </select>
      {chosen !== undefined && chosen !== value && (
        <button type="button" className="pt-show" onClick={() => act(chosen)}>
          {t('portal.parts.show')}
        </button>
      )}
    </>
  );
}
