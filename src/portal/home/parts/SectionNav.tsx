import { useT } from '../../../ui/text.tsx';
import { cx } from '../../../ui/cx.ts';
import { SectionLink } from '../moves/SectionLink.tsx';
import { isDark, sections } from '../sections.ts';
import './sectionNav.css';

/** Dots at the right edge, one a section; the name stands beside the one on screen. */
export function SectionNav({ current }: { readonly current: number }) {
  const t = useT();
  return (
    <nav className={cx('pt-dots', isDark(sections[current]!) && 'pt-dots--dark')} aria-label={t('home.nav')}>
      {sections.map((name, at) => (
        <SectionLink key={name} to={name} aria-current={at === current ? 'true' : undefined}>
          <span>{t(`home.section.${name}`)}</span>
        </SectionLink>
      ))}
    </nav>
  );
}
