import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { LeftGlyph } from '../icon/glyphs.tsx';
import { useT } from '../text.tsx';
import { LockedPicture } from './pictures.tsx';
import { StateView } from './StateView.tsx';
import type { StateViewProps } from './StateView.tsx';

export interface NoPermissionProps extends Pick<StateViewProps, 'facts'> {
  /** Name of the menu, when there is one. */
  menu?: string | undefined;
  hint?: ReactNode;
  onBack?: () => void;
  actions?: ReactNode;
}

/** The address exists, but not for this person. */
export function NoPermission({ menu, hint, facts, onBack, actions }: NoPermissionProps) {
  const t = useT();
  return (
    <StateView
      role="alert"
      picture={<LockedPicture />}
      title={t('desk.no_access.title')}
      hint={hint ?? (menu ? t('desk.no_access.hint', { menu }) : t('desk.no_access.hint_plain'))}
      facts={facts}
      actions={
        <>
          {actions}
          {onBack && (
            <Button icon={<LeftGlyph />} onClick={onBack}>
              {t('desk.action.back')}
            </Button>
          )}
        </>
      }
    />
  );
}
