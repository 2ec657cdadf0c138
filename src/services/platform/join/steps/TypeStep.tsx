import { Icon } from '../../../../portal/parts/icons.tsx';
import { PortalCard } from '../../../../portal/parts/PortalCard.tsx';
import { useAlert } from '../../../../portal/parts/alertContext.ts';
import { cx } from '../../../../ui/cx.ts';
import { errorText } from '../../../../portal/texts.tsx';
import { useLanguage } from '../../../../session/language.ts';
import { useT } from '../../../../ui/text.tsx';
import type { JoinType } from '../join.rules.ts';
import bond from '../pictures/bond.svg';
import bwh from '../pictures/bwh.svg';
import corp from '../pictures/corp.svg';
import person from '../pictures/private.svg';
import sr from '../pictures/sr.svg';
import { ScriptlessJoin } from './ScriptlessJoin.tsx';
import type { StepProps } from './stepProps.web.ts';

const types: readonly { readonly type: JoinType; readonly picture: string }[] = [
  { type: 'corp', picture: corp },
  { type: 'bond', picture: bond },
  { type: 'bwh', picture: bwh },
  { type: 'sr', picture: sr },
  { type: 'private', picture: person },
];

/** Step 1: who joins. A general member is answered with "later" and stays here. */
export function TypeStep({ above, change, control }: StepProps) {
  const t = useT();
  const { alert } = useAlert();
  const language = useLanguage();
  const choose = (userType: JoinType) => {
    if (userType === 'private') return void errorText(language, 'errors.joinPrivateLater').then((text) => alert(text));
    change({ type: 'choose', userType });
    control.go(2);
  };
  return (
    <PortalCard wide above={above} title={t('join.type.title')} lead={t('join.type.lead')}>
      <ScriptlessJoin />
      <ul className="jn-types pt-scripted">
        {types.map(({ type, picture }) => (
          <li key={type}>
            <button
              type="button"
              className={cx('jn-type', type === 'private' && 'jn-type--later')}
              onClick={() => choose(type)}
            >
              <img src={picture} alt="" width={88} height={66} />
              <span>
                <b>{t(`join.type.${type}`)}</b>
                <span>{t(`join.type.${type}_text`)}</span>
              </span>
              <Icon name="next" size={24} />
            </button>
          </li>
        ))}
      </ul>
    </PortalCard>
  );
}
