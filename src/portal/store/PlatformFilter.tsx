import { useLanguage } from '../../session/language.ts';
import { useT } from '../../ui/text.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../parts/icons.tsx';
import type { Group } from './groups.ts';
import { toggled, toggledAll } from './selection.ts';

export interface PlatformFilterProps {
  readonly groups: readonly Group[];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** A checkbox for every system and one for all, each with how many services it has (2-portal 2 "service store list"). */
export function PlatformFilter({ groups, chosen, onChoose }: PlatformFilterProps) {
  const t = useT();
  const ko = useLanguage() === 'ko';
  const all = groups.map(({ sysCd }) => sysCd);
  return (
    <fieldset className="ps-filter">
      <legend>{t('store.platform')}</legend>
      <div className="ps-filter__chips">
        <Chip
          label={t('store.all')}
          count={groups.reduce((sum, { services }) => sum + services.length, 0)}
          checked={chosen.length === all.length}
          onChange={() => onChoose(toggledAll(chosen, all))}
        />
        {groups.map(({ sysCd, sysNm, sysNmEn, colour, services }) => (
          <Chip
            key={sysCd}
            label={ko ? sysNm : sysNmEn}
            count={services.length}
            colour={colour}
            checked={chosen.includes(sysCd)}
            onChange={() => onChoose(toggled(chosen, sysCd, all))}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ChipProps {
  readonly label: string;
  readonly count: number;
  readonly colour?: string;
  readonly checked: boolean;
  readonly onChange: () => void;
}

const Chip = ({ label, count, colour, checked, onChange }: ChipProps) => (
  <label className={cx('ps-chip', colour && `ps-chip--c ps-${colour}`)}>
    <input type="checkbox" className="hg-sr" checked={checked} onChange={onChange} />
    {checked && <Icon name="tick" size={18} />}
    <span>
      {label} <span className="ps-chip__count">{count}</span>
    </span>
  </label>
);
