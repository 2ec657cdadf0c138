import { useId } from 'react';
import type { Ref } from 'react';
import Drawer from '@mui/material/Drawer';
import Search from '@mui/icons-material/SearchOutlined';
import { Avatar } from '../../ui/avatar/Avatar.tsx';
import { useOpenDialog } from '../../ui/dialog/openDialogs.ts';
import { Mark } from '../../ui/mark/Mark.tsx';
import { Progress } from '../../ui/progress/Progress.tsx';
import { useT } from '../../ui/text.tsx';
import type { FrameProps } from './frameProps.ts';
import type { MenuForest } from './menuTree.ts';
import { MessagesButton } from './MessagesButton.tsx';
import { NavTree } from './NavTree.tsx';
import { personChoices } from './personChoices.tsx';
import { PhoneFoot } from './PhoneFoot.tsx';
import { PhoneMenuButton } from './PhoneMenuButton.tsx';
import './phone.css';

interface PhoneFrameProps extends FrameProps {
  readonly forest: MenuForest;
  /** Take the elements where the page, its title and its main buttons come to stand. */
  readonly place: Ref<HTMLElement>;
  readonly bar: Ref<HTMLDivElement>;
  readonly foot: Ref<HTMLDivElement>;
  readonly drawer: boolean;
  readonly onDrawer: (open: boolean) => void;
}

/** The frame below 600 px: bar with the page's title, page, bar with the main menus, all menus in a drawer. */
export function PhoneFrame({ forest, place, bar, foot, drawer, onDrawer: setDrawer, ...props }: PhoneFrameProps) {
  const t = useT();
  const drawerId = useId();
  useOpenDialog(drawer, () => setDrawer(false));
  const { messages } = props;
  const openMenu = () => setDrawer(true);
  const go = (url: string) => {
    setDrawer(false);
    props.onNavigate(url);
  };

  return (
    <>
      <div className="hg-papp">
        <a className="hg-skip" href="#hg-main">
          {t('desk.frame.skip')}
        </a>
        <header className="hg-mb">
          <div className="hg-mb__slot" ref={bar} />
          <div className="hg-mb__brand">
            <PhoneMenuButton onClick={openMenu} />
            <Mark size={26} onDark />
            <b>{t('desk.frame.brand')}</b>
          </div>
          <button
            type="button"
            className="hg-mb__btn"
            aria-label={t('desk.frame.search')}
            aria-haspopup="dialog"
            onClick={props.onSearch}
          >
            <Search />
          </button>
          <MessagesButton messages={messages} className="hg-mb__btn" />
          <Progress busy={props.busy ?? false} />
        </header>
        <main ref={place} className="hg-main" id="hg-main" tabIndex={-1} />
        <div className="hg-act" ref={foot} />
        <PhoneFoot {...props} forest={forest} onAll={openMenu} />
      </div>
      <Drawer
        open={drawer}
        onClose={() => setDrawer(false)}
        className="hg-drawer"
        slotProps={{ paper: { id: drawerId, role: 'dialog', 'aria-modal': true, 'aria-label': t('desk.frame.menu') } }}
      >
        <div className="hg-drawer__me">
          <Avatar name={props.user.name} size={36} />
          <div className="hg-me__text">
            <b>{props.user.name}</b>
            <small>{[props.corp.name, props.user.title].filter(Boolean).join(' · ')}</small>
          </div>
        </div>
        <nav className="hg-drawer__menus" aria-label={t('desk.frame.menu')}>
          <NavTree
            forest={forest}
            path={props.path}
            onNavigate={go}
            counts={props.counts}
            open={props.openFolders}
            onOpenChange={props.onOpenFolders}
          />
        </nav>
        <div className="hg-drawer__foot">
          <label>
            <span>{t('desk.frame.language')}</span>
            <select value={props.lang} onChange={(event) => props.onLanguage(event.target.value)}>
              {props.languages.map(({ code, name }) => (
                <option key={code} value={code} lang={code}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          {personChoices(t, { ...props, onShortcuts: undefined }).map((choice) => (
            <button
              key={choice.id}
              type="button"
              onClick={() => {
                setDrawer(false);
                choice.onSelect?.();
              }}
            >
              {choice.icon}
              {choice.label}
            </button>
          ))}
        </div>
      </Drawer>
    </>
  );
}
