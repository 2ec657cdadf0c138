/** Texts of the public pages: fetched by language, swapped in place when it changes. */
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { Language, Section } from '../../i18n/index.ts';
import { useLanguage } from '../session/language.ts';
import { useTouched } from '../ui/useTouched.ts';
import { TextProvider } from '../ui/text.tsx';
import { translator } from '../ui/translator.ts';
import { fetchTexts, textsNow } from './textCache.ts';

export { translator };

/** What every public page shows. */
export const portalSections: readonly Section[] = ['brand', 'portal'];
const withErrors: readonly Section[] = ['brand', 'portal', 'errors'];
const none: readonly Section[] = [];

interface Props {
  readonly sections: readonly Section[];
  /** Stands there until the texts have come. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}

function Texts({ sections, waiting = null, children }: Props) {
  const language = useLanguage();
  const [shown, show] = useState(() => textsNow(language, sections));
  useEffect(() => {
    let current = true;
    void fetchTexts(language, sections).then(() => current && show(textsNow(language, sections)));
    return () => {
      current = false;
    };
  }, [language, sections]);
  const t = useMemo(() => shown && translator(shown), [shown]);
  return t ? <TextProvider t={t}>{children}</TextProvider> : waiting;
}

/** Texts of every public page. */
export const PortalTexts = ({ children }: { readonly children: ReactNode }) => (
  <Texts sections={portalSections}>{children}</Texts>
);

/** Around a page that has sections of its own. */
export function PageTexts({ sections, ...rest }: Props) {
  const all = useMemo(() => [...portalSections, ...sections], [sections]);
  return <Texts sections={all} {...rest} />;
}

/** Around a page, with sections of its own, that also shows sentences of `errors`, for example those of a service's rules, once a person does something. */
export function WithErrorTexts({ sections = none, children }: Partial<Props> & Pick<Props, 'children'>) {
  const touched = useTouched();
  const all = useMemo(() => [...(touched ? withErrors : portalSections), ...sections], [touched, sections]);
  return <Texts sections={all}>{children}</Texts>;
}

/** A sentence of `errors` for those who cannot wait for a drawing. */
export async function errorText(language: Language, key: string): Promise<string> {
  await fetchTexts(language, withErrors);
  return translator(textsNow(language, withErrors)!)(key);
}
