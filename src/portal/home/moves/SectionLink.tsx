import { createContext, use } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { sectionId, sections } from '../sections.ts';
import type { SectionName } from '../sections.ts';

/** Moves to the section at a place; undefined until the page has woken up in the browser. */
export const GoContext = createContext<((to: number) => void) | undefined>(undefined);

export interface SectionLinkProps extends ComponentPropsWithoutRef<'a'> {
  readonly to: SectionName;
}

/** A way to another section: a plain link, which moves without a new entry in the history where scripts run. */
export function SectionLink({ to, children, ...rest }: SectionLinkProps) {
  const go = use(GoContext);
  return (
    <a
      {...rest}
      href={`#${sectionId(to)}`}
      onClick={(event) => {
        if (!go || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        go(sections.indexOf(to));
        document.getElementById(sectionId(to))?.focus({ preventScroll: true });
      }}
    >
      {children}
    </a>
  );
}
