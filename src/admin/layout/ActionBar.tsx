import Add from '@mui/icons-material/AddOutlined';
import Copy from '@mui/icons-material/ContentCopyOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Save from '@mui/icons-material/SaveOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { CloseGlyph } from '../../ui/icon/glyphs.tsx';
import type { MenuChoice } from '../../ui/menu/Menu.tsx';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { useT } from '../../ui/text.tsx';
import { actionKind, actionOrder } from './pageActions.ts';
import type { OwnAction, OwnChoice, PageActionId, PageActions } from './pageActions.ts';

export const actionIcons: Readonly<Record<PageActionId, ReactNode>> = {
  new: <Add />,
  edit: <Edit />,
  save: <Save />,
  copy: <Copy />,
  delete: <Delete />,
  cancel: <Undo />,
  export: <Download />,
  close: <CloseGlyph />,
};

interface Props {
  actions: PageActions;
  main: PageActionId | undefined;
  /** Too narrow for words: the quiet ones show only their picture. */
  compact: boolean;
  /** Buttons of this page alone, before those that every page has. */
  own?: readonly OwnAction[];
  extra?: ReactNode;
}

/** The buttons at the right of a page's head. */
export function ActionBar({ actions, main, compact, own = [], extra: more }: Props) {
  const t = useT();
  return (
    <div className="hg-acts">
      {/* Before the others: what comes and goes moves none of those that always stand there from under the pointer. */}
      {own.length > 0 && <OwnButtons own={own} compact={compact} />}
      {more}
      {(own.length > 0 || more) && Object.keys(actions).length > 0 && (
        <span className="hg-acts__line" aria-hidden="true" />
      )}
      {actionOrder.map((id) => {
        const action = actions[id];
        if (!action || action.elsewhere) return null;
        const label = action.label ?? t(`desk.action.${id}`);
        const kind = actionKind(id, main);
        const icon = action.icon ?? actionIcons[id];
        const shared = {
          kind,
          disabled: action.busy,
          disabledReason: action.disabledReason,
          'aria-keyshortcuts': { save: 'Control+S', new: 'Alt+N', close: 'Escape' }[id as string],
        };
        const bare = id === 'close' || (compact && kind === 'quiet');
        return (
          <Fragment key={id}>
            {id === 'export' && <span className="hg-acts__line" aria-hidden="true" />}
            {action.choices && !action.disabledReason ? (
              <MenuButton
                {...shared}
                label={label}
                choices={action.choices}
                side="end"
                {...(bare ? { iconOnly: icon } : { icon })}
              />
            ) : bare ? (
              <IconButton {...shared} label={label} onClick={action.onClick}>
                {icon}
              </IconButton>
            ) : (
              <Button {...shared} icon={icon} onClick={action.onClick}>
                {label}
              </Button>
            )}
          </Fragment>
        );
      })}
    </div>
  );
}

/** Words, or one menu of them where there is no room: the one that is lit stands beside it. */
function OwnButtons({ own, compact }: { own: readonly OwnAction[]; compact: boolean }) {
  const t = useT();
  const quiet = own.filter(({ lit }) => !lit);
  if (compact && quiet.length > 1)
    return (
      <>
        <MenuButton kind="quiet" label={t('desk.acts.menu')} choices={ownChoices(quiet)} side="end" />
        <OwnButtons own={own.filter(({ lit }) => lit)} compact={false} />
      </>
    );
  return own.map(({ id, label, busy, disabledReason, onClick, choices, lit }) =>
    choices && !disabledReason ? (
      <MenuButton key={id} kind="quiet" label={label} choices={choices.map(withReason)} disabled={busy} side="end" />
    ) : (
      <Button
        key={id}
        kind={lit ? 'filled' : 'quiet'}
        disabled={busy}
        disabledReason={disabledReason}
        onClick={onClick}
      >
        {label}
      </Button>
    ),
  );
}

/** What cannot be chosen says why below its name. */
const withReason = (choice: OwnChoice): MenuChoice => ({
  ...choice,
  ...(choice.disabledReason && { note: choice.disabledReason }),
});

/** The same as entries of a menu. */
export const ownChoices = (own: readonly OwnAction[]): MenuChoice[] =>
  own.flatMap<MenuChoice>(({ id, label, danger, disabledReason, onClick, choices }) =>
    choices && !disabledReason
      ? choices.map((choice) => ({
          ...withReason(choice),
          id: `own-${id}-${choice.id}`,
          label: `${label}: ${choice.label}`,
        }))
      : [
          {
            id: `own-${id}`,
            label,
            ...(danger && { danger }),
            disabledReason,
            ...(disabledReason && { note: disabledReason }),
            ...(onClick && { onSelect: onClick }),
          },
        ],
  );
