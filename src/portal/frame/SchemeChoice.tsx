import { chooseScheme, schemeOf, schemes, useChosenScheme } from '../../session/scheme.ts';
import { useT } from '../../ui/text.tsx';
import { ActingSelect } from '../parts/ActingSelect.tsx';
import { Icon } from '../parts/icons.tsx';

/** As the device says, light, or dark; without scripts it stays with the device. */
export function SchemeChoice() {
  const t = useT();
  return (
    <span className="pt-foot__choice pt-foot__scheme pt-scripted">
      <ActingSelect
        aria-label={t('portal.footer.scheme')}
        value={useChosenScheme() ?? ''}
        onAct={(scheme) => chooseScheme(schemeOf(scheme))}
      >
        {['', ...schemes].map((scheme) => (
          <option key={scheme} value={scheme}>
            {t(`portal.footer.scheme_${scheme || 'device'}`)}
          </option>
        ))}
      </ActingSelect>
      <Icon name="down" />
    </span>
  );
}
