import { useBrand } from '../brand.ts';
import { usePortalBase } from '../base.ts';
import { useLanguage } from '../../session/language.ts';
import './logo.css';

/** The brand: the symbol and the drawn Korean word, or the name in letters that a reader of another language knows. */
export function Logo() {
  const brand = useBrand();
  const language = useLanguage();
  const base = usePortalBase();
  const isDrawn = language === 'ko' && !base.startsWith('lmate');
  if (isDrawn)
    return (
      <svg
        className="pt-logo"
        viewBox="0 0 114 40"
        width="114"
        height="40"
        fill="none"
        aria-hidden="true"
        focusable="false"
      >
        <Symbol />
        <Word />
      </svg>
    );
  return (
    <span className="pt-logo-named" aria-hidden="true">
      <svg className="pt-logo" viewBox="0 0 40 40" width="40" height="40" fill="none" focusable="false">
        <Symbol />
      </svg>
      {brand}
    </span>
  );
}

const Symbol = () => (
  <g transform="scale(1.25)">
    <rect width="32" height="32" rx="8" className="pt-logo__ground" />
    <path
      d="M11.3 5.3V2.9H15.3V5.3ZM9.3 5.3H24.3L21.3 8.6H10.7Z"
      className="pt-logo__ship"
      strokeWidth=".8"
      strokeLinejoin="round"
    />
    <path d="M6.2 12.5H25.8" className="pt-logo__line" strokeWidth="3.2" strokeLinecap="round" />
    <circle cx="16" cy="21.9" r="5" className="pt-logo__line" strokeWidth="3.2" />
  </g>
);

const Word = () => (
  <g transform="translate(52 4.6) scale(.49)" className="pt-logo__word" strokeWidth="7" strokeLinecap="round">
    <path d="M16 5.5H27M6 15.5H37" />
    <circle cx="21.5" cy="30" r="7.6" />
    <path d="M49.5 4V41M49.5 21H58.5" />
    <ellipse cx="33" cy="54" rx="15.5" ry="7.4" />
    <path
      strokeLinejoin="round"
      d="M80 5.5H111a4.5 4.5 0 0 1 4.5 4.5v4.2a4.5 4.5 0 0 1-4.5 4.5H85a4.5 4.5 0 0 0-4.5 4.5v4.2a4.5 4.5 0 0 0 4.5 4.5H117.5"
    />
    <path d="M98 40V55.5M73 57.5H123" />
  </g>
);
