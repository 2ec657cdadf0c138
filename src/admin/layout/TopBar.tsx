import Boat from '@mui/icons-material/DirectionsBoatOutlined';
import Globe from '@mui/icons-material/LanguageOutlined';
import GridView from '@mui/icons-material/GridViewOutlined';
import Search from '@mui/icons-material/SearchOutlined';
import { DownGlyph } from '../../ui/icon/glyphs.tsx';
import { Mark } from '../../ui/mark/Mark.tsx';
import { useT } from '../../ui/text.tsx';
import { BarMenu } from './BarMenu.tsx';
import type { FrameProps } from './frameProps.ts';
import { MessagesButton } from './MessagesButton.tsx';
import { followInside } from './NavTree.tsx';
import { PersonMenu } from './PersonMenu.tsx';

interface Props extends FrameProps {
  allMenusOpen: boolean;
  onAllMenus: () => void;
}

/** Brand, services, all menus, search, messages, language, person. */
export function TopBar({ allMenusOpen, onAllMenus, ...props }: Props) {
  const t = useT();
  const { services = [], languages, lang, messages } = props;
  const service = services.find((one) => one.id === props.service);
  const language = languages.find((one) => one.code === lang);
  return (
    <>
      <a
        className="hg-brand"
        href={props.homeUrl}
        aria-label={t('desk.frame.home_of', { name: t('desk.title') })}
        onClick={(event) => followInside(event, props.homeUrl, props.onNavigate)}
      >
        <Mark size={26} onDark />
        <span>{t('desk.frame.brand')}</span>
        <small>{t('desk.frame.brand_small')}</small>
      </a>
      {services.length > 0 && (
        <BarMenu
          label={t('desk.frame.services')}
          className="hg-bar__btn--on"
          choices={services.map(({ id, name }) => ({
            id,
            label: name,
            selected: id === props.service,
            onSelect: () => props.onService?.(id),
          }))}
        >
          <Boat />
          <span className="hg-el">{service?.name ?? t('desk.frame.services')}</span>
          <DownGlyph />
        </BarMenu>
      )}
      <button
        type="button"
        className="hg-bar__btn"
        aria-haspopup="dialog"
        aria-expanded={allMenusOpen}
        onClick={onAllMenus}
      >
        <GridView />
        {t('desk.frame.all_menus')}
      </button>
      <div className="hg-bar__middle">
        <button type="button" className="hg-find" aria-haspopup="dialog" onClick={props.onSearch}>
          <Search />
          <span className="hg-el">{t('desk.frame.search')}</span>
          <kbd aria-hidden="true">Ctrl K</kbd>
        </button>
      </div>
      <MessagesButton messages={messages} className="hg-bar__btn" />
      <BarMenu
        label={t('desk.frame.language')}
        side="end"
        choices={languages.map(({ code, name }) => ({
          id: code,
          label: <span lang={code}>{name}</span>,
          selected: code === lang,
          onSelect: () => props.onLanguage(code),
        }))}
      >
        <Globe />
        {language?.name ?? lang}
        <DownGlyph />
      </BarMenu>
      <PersonMenu {...props} />
    </>
  );
}
