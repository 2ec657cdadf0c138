import type { ReactNode } from 'react';
import { useT } from '../../../ui/text.tsx';
import { cx } from '../../../ui/cx.ts';
import { isDark, sectionId } from '../sections.ts';
import type { SectionName } from '../sections.ts';
import './section.css';

export interface SectionProps {
  readonly name: SectionName;
  /** White unless said; `page` is the pale ground between white ones. */
  readonly ground?: 'page';
  readonly children: ReactNode;
}

/** One of the ten sections: fills the window, its heading is its name for those who listen. */
export const Section = ({ name, ground, children }: SectionProps) => (
  <section
    id={sectionId(name)}
    className={cx('pt-sec', ground === 'page' && 'pt-sec--page', isDark(name) && 'pt-sec--dark')}
    aria-labelledby={`${sectionId(name)}-title`}
    tabIndex={-1}
  >
    <div className="pt-wrap">{children}</div>
  </section>
);

export interface HeadingProps {
  readonly name: SectionName;
  readonly eyebrow?: string;
  readonly title: string;
  readonly lead?: string;
}

/** Eyebrow, heading and lead of a section; the eyebrow is the section's name unless said. */
export function Heading({ name, eyebrow, title, lead }: HeadingProps) {
  const t = useT();
  return (
    <>
      <p className="pt-eyebrow">{eyebrow ?? t(`home.section.${name}`)}</p>
      <h2 id={`${sectionId(name)}-title`}>{title}</h2>
      {lead && <p className="pt-sec__lead">{lead}</p>}
    </>
  );
}
