import { Avatar } from '../../ui/avatar/Avatar.tsx';
import { useT } from '../../ui/text.tsx';
import { BarMenu } from './BarMenu.tsx';
import type { FrameProps } from './frameProps.ts';
import { personChoices } from './personChoices.tsx';

/** Who is at work, for whom; opens what they can do about themselves. */
export function PersonMenu(props: FrameProps) {
  const t = useT();
  const { user, corp } = props;
  return (
    <BarMenu label={t('desk.frame.person')} className="hg-me" side="end" choices={personChoices(t, props)}>
      <Avatar name={user.name} />
      <span className="hg-me__text">
        <b>{user.name}</b>
        <small>{[corp.name, user.title].filter(Boolean).join(' · ')}</small>
      </span>
    </BarMenu>
  );
}
