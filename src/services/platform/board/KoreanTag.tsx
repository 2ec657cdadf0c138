import { useLanguage } from '../../../session/language.ts';
import { useT } from '../../../ui/text.tsx';
import { isForeign } from '../../../portal/writtenLanguage.ts';

/** Says of texts that they are in Korean to whoever reads the portal in another language. */
export function KoreanTag({ texts }: { readonly texts: readonly string[] }) {
  const t = useT();
  if (!isForeign(useLanguage(), texts)) return null;
  return <span className="pt-tag pt-tag--line">{t('board.korean')}</span>;
}
