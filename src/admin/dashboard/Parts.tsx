/** What is told side by side, dots between: where a line ends, no dot is left over at its end or before the next. */
import { Children, Fragment } from 'react';
import type { ReactNode } from 'react';

const dot = ' · ';

/** Children by the dots that stand between them. */
export function partsOf(children: ReactNode): ReactNode[][] {
  const parts: ReactNode[][] = [[]];
  for (const child of Children.toArray(children)) {
    const [first, ...more] = typeof child === 'string' ? child.split(dot) : [child];
    if (first !== '') parts.at(-1)!.push(first);
    for (const one of more) parts.push(one === '' ? [] : [one]);
  }
  return parts.filter((part) => part.length > 0);
}

export function Parts({ children }: { readonly children: ReactNode }) {
  const parts = partsOf(children);
  if (parts.length < 2) return children;
  return (
    <span className="ds-parts">
      {parts.map((part, at) => (
        <span key={at}>
          {at > 0 && <i>{dot}</i>}
          {part.map((one, place) => (
            <Fragment key={place}>{one}</Fragment>
          ))}
        </span>
      ))}
    </span>
  );
}
