import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { Ref } from 'react';
import Fold from '@mui/icons-material/ViewSidebarOutlined';
import { Kbd } from '../../ui/kbd/Kbd.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { showFullMenu, useFullMenu } from '../../session/address/fullMenu.ts';
import { useT } from '../../ui/text.tsx';
import { isPhoneHeld } from '../../ui/phone.ts';
import { useMedia, usePhone } from '../../ui/useMedia.ts';
import { isComposing, isTyping } from '../../ui/keys.ts';
import { Progress } from '../../ui/progress/Progress.tsx';
import { FrameContext } from './frameContext.ts';
import type { FrameProps } from './frameProps.ts';
import { menuForest, menuName, type MenuForest } from './menuTree.ts';
import { NavRail } from './NavRail.tsx';
import { NavTree } from './NavTree.tsx';
import { TopBar } from './TopBar.tsx';
import { useKeptKeyboard } from './useKeptKeyboard.ts';
import { useMovingPage } from './useMovingPage.tsx';
import './frame.css';

// What slides in, and the phone's frame, come when somebody wants them.
const FullMenu = lazy(async () => ({ default: (await import('./FullMenu.tsx')).FullMenu }));
const PhoneFrame = lazy(async () => {
  const [{ PhoneFrame: Phone }] = await Promise.all([import('./PhoneFrame.tsx'), import('./PhoneHeader.tsx')]);
  return { default: Phone };
});

/** The desk around every page of the back office: bar, menus, page; bars at top and bottom on a phone. */
export function Frame(props: FrameProps) {
  const { menus, homeUrl, lang, menuName: nameOf, onSearch, onShortcuts } = props;
  const phone = usePhone();
  useKeptKeyboard();
  const homeName = useT()('desk.frame.home');
  const forest = useMemo(() => {
    const made = menuForest(menus, nameOf ?? ((menu) => menuName(menu, lang)), homeUrl);
    // The home of the phone pages is no menu of the tree.
    const home = { id: 'home', name: homeName, url: homeUrl, folderId: '', readOnly: false };
    return isPhoneHeld() && !made.home ? { ...made, home } : made;
  }, [menus, nameOf, lang, homeUrl, homeName]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      const seeks = (event.ctrlKey || event.metaKey) && event.code === 'KeyK';
      if (!seeks && !(event.key === '?' && onShortcuts && !isTyping(event.target))) return;
      event.preventDefault();
      // A question waits for its answer: whoever went elsewhere would leave it without one.
      if (document.querySelector('[role=alertdialog]')) return;
      if (seeks) onSearch();
      else onShortcuts?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onSearch, onShortcuts]);

  const [barSlot, setBarSlot] = useState<HTMLElement | null>(null);
  const [footSlot, setFootSlot] = useState<HTMLElement | null>(null);
  const [drawer, setDrawer] = useState(false);
  const state = useMemo(
    () => ({ phone, barSlot, footSlot, openMenu: () => setDrawer(true) }),
    [phone, barSlot, footSlot],
  );
  const { place, page } = useMovingPage(props.children);
  return (
    <>
      {phone ? (
        <Suspense>
          <PhoneFrame
            {...props}
            forest={forest}
            place={place}
            bar={setBarSlot}
            foot={setFootSlot}
            drawer={drawer}
            onDrawer={setDrawer}
          />
        </Suspense>
      ) : (
        <DeskFrame {...props} forest={forest} place={place} />
      )}
      <FrameContext value={state}>{page}</FrameContext>
    </>
  );
}

interface DeskFrameProps extends FrameProps {
  readonly forest: MenuForest;
  readonly place: Ref<HTMLElement>;
}

function DeskFrame({ forest, place, ...props }: DeskFrameProps) {
  const t = useT();
  const narrow = useMedia('(max-width: 1199.95px)');
  const [pressed, setPressed] = useState<boolean>();
  const allMenus = useFullMenu();
  const [menusAsked, setMenusAsked] = useState(allMenus);
  if (allMenus && !menusAsked) setMenusAsked(true);
  const folded = props.folded ?? pressed ?? narrow;

  const fold = (next: boolean) => {
    setPressed(next);
    props.onFold?.(next);
  };

  return (
    <>
      <div className="hg-app" data-folded={folded || undefined}>
        <a className="hg-skip" href="#hg-main">
          {t('desk.frame.skip')}
        </a>
        <header className="hg-bar">
          <TopBar {...props} allMenusOpen={allMenus} onAllMenus={() => showFullMenu(true)} />
          <Progress busy={props.busy ?? false} />
        </header>
        <nav className="hg-side" aria-label={t('desk.frame.menu')}>
          <div className="hg-side__scroll">
            {folded ? (
              <NavRail forest={forest} path={props.path} onNavigate={props.onNavigate} />
            ) : (
              <NavTree
                forest={forest}
                path={props.path}
                onNavigate={props.onNavigate}
                counts={props.counts}
                open={props.openFolders}
                onOpenChange={props.onOpenFolders}
              />
            )}
          </div>
          <div className="hg-side__foot">
            {folded ? (
              <IconButton size="s" label={t('desk.frame.menu_unfold')} onClick={() => fold(false)}>
                <Fold />
              </IconButton>
            ) : (
              <>
                <button type="button" onClick={() => fold(true)}>
                  <Fold /> {t('desk.frame.menu_fold')}
                </button>
                {props.onShortcuts && (
                  <button type="button" onClick={props.onShortcuts}>
                    {t('desk.shortcut.title')} <Kbd>?</Kbd>
                  </button>
                )}
              </>
            )}
          </div>
        </nav>
        <main ref={place} className="hg-main" id="hg-main" tabIndex={-1} />
      </div>
      {menusAsked && (
        <Suspense>
          <FullMenu
            open={allMenus}
            onClose={() => showFullMenu(false)}
            forest={forest}
            path={props.path}
            onNavigate={props.onNavigate}
          />
        </Suspense>
      )}
    </>
  );
}
