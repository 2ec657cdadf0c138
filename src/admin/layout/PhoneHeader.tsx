import Back from '@mui/icons-material/ArrowBackOutlined';
import More from '@mui/icons-material/MoreHorizOutlined';
import { createPortal } from 'react-dom';
import { cx } from '../../ui/cx.ts';
import { Button } from '../../ui/button/Button.tsx';
import type { MenuChoice } from '../../ui/menu/Menu.tsx';
import { useT } from '../../ui/text.tsx';
import { ActionBarMenu } from './ActionBarMenu.tsx';
import { actionIcons, ownChoices } from './ActionBar.tsx';
import { useFrame } from './frameContext.ts';
import { actionOrder } from './pageActions.ts';
import type { PageActionId, PageActions } from './pageActions.ts';
import { ChangeMark } from './ChangeMark.tsx';
import type { PageHeaderProps } from './pageHeaderProps.ts';
import { PhoneMenuButton } from './PhoneMenuButton.tsx';

interface Props extends PageHeaderProps {
  actions: PageActions;
  main: PageActionId | undefined;
  barSlot: HTMLElement;
  footSlot: HTMLElement;
}

/** The same head on a phone: title in the navy bar, the main button under the thumb, the rest behind three dots. */
export function PhoneHeader({
  crumbs = [],
  back,
  title,
  phoneSub,
  chips,
  total,
  changed,
  own = [],
  actions,
  main,
  barSlot,
  footSlot,
}: Props) {
  const t = useT();
  const { openMenu } = useFrame();
  const arrow = (back ?? crumbs.some((crumb) => crumb.url)) && actions.close?.onClick;
  const label = (id: PageActionId) => actions[id]?.label ?? t(`desk.action.${id}`);
  // Nothing to save: the next steps of the record are nearer.
  const possible =
    (main ?? 'save') === 'save' && actions.save?.disabledReason
      ? own.filter(({ step, disabledReason }) => step && !disabledReason)
      : [];
  // What ends the record is not what the thumb is to find first: alone it waits behind the dots.
  const steps = possible.every(({ danger }) => danger) ? [] : possible.slice(0, 2);
  const foot =
    steps.length > 0
      ? []
      : (['cancel', 'edit', 'save'] as const).filter(
          (id) => actions[id] && !actions[id].disabledReason && (id === main || main === 'save'),
        );
  const onBar = main === 'new' && actions.new;
  // Neither under the thumb nor behind the dots: nothing can come of them now.
  const idle = (['cancel', 'save'] as const).filter((id) => actions[id]?.disabledReason);
  const hidden = new Set<PageActionId>([
    'close',
    ...idle,
    ...(foot as PageActionId[]),
    ...(onBar ? (['new'] as const) : []),
  ]);
  const rest = actionOrder
    .filter((id) => actions[id] && !hidden.has(id))
    .flatMap((id): MenuChoice[] => {
      const action = actions[id];
      if (action?.choices && !action.disabledReason) return action.choices.map((choice) => ({ ...choice }));
      return [
        {
          id,
          label: label(id),
          icon: actionIcons[id],
          danger: id === 'delete',
          disabledReason: action?.disabledReason,
          onSelect: action?.onClick,
        },
      ];
    });
  // What can be done with the record stands before what is always there.
  const behind = own.filter((one) => !steps.includes(one));
  const choices = [
    ...ownChoices(behind),
    ...rest.map((choice, i) => (behind.length > 0 && i === 0 ? { ...choice, divided: true } : choice)),
  ];

  return (
    <>
      {createPortal(
        <>
          {arrow ? (
            <button type="button" className="hg-mb__btn" aria-label={t('desk.action.back')} onClick={arrow}>
              <Back />
            </button>
          ) : (
            <PhoneMenuButton onClick={openMenu} />
          )}
          <div className="hg-mb__title">
            <h1 className="hg-el">{title}</h1>
            {phoneSub && <small className="hg-el">{phoneSub}</small>}
          </div>
          {onBar && !actions.new?.disabledReason && (
            <button type="button" className="hg-mb__btn" aria-label={label('new')} onClick={actions.new?.onClick}>
              {actionIcons.new}
            </button>
          )}
          {choices.length > 0 && (
            <ActionBarMenu label={t('desk.action.more')} choices={choices}>
              <More />
            </ActionBarMenu>
          )}
        </>,
        barSlot,
      )}
      {steps.length > 0 &&
        createPortal(
          steps.toReversed().map(({ id, label: words, danger, busy, onClick }) => (
            <Button
              key={id}
              size="l"
              kind={danger ? 'danger' : id === steps[0]!.id ? 'filled' : 'outline'}
              disabled={busy}
              onClick={onClick}
            >
              {words}
            </Button>
          )),
          footSlot,
        )}
      {foot.length > 0 &&
        createPortal(
          foot.map((id) => (
            <Button
              key={id}
              size="l"
              kind={id === main ? 'filled' : 'outline'}
              disabled={actions[id]?.busy}
              onClick={actions[id]?.onClick}
            >
              {label(id)}
            </Button>
          )),
          footSlot,
        )}
      {Boolean(chips || changed || total) && (
        <div className={cx('hg-pchips', Boolean(total) && 'hg-pchips--total')}>
          {total}
          {chips}
          <ChangeMark changed={changed} />
        </div>
      )}
    </>
  );
}
