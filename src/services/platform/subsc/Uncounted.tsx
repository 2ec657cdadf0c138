/** Beside the figures of an application: others that wait are in none of them. */
import { useTranslate } from 'react-admin';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { usePrices } from './usePrices.tsx';
import './whole.css';

export function Uncounted() {
  const t = useTranslate();
  const { lang } = useFieldEnvironment();
  const { waiting = [] } = usePrices() ?? {};
  if (waiting.length === 0) return null;
  const names = waiting.map(({ prodNm, prodNmEn }) => (lang === 'ko' ? prodNm : (prodNmEn ?? prodNm))).join(', ');
  return (
    <p className="hg-uncounted" role="note">
      {t('resources.platform/subsc.words.apply.uncounted', { smart_count: waiting.length, names })}
    </p>
  );
}
