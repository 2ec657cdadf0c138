import Dark from '@mui/icons-material/DarkModeOutlined';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Help from '@mui/icons-material/HelpOutlineOutlined';
import Keyboard from '@mui/icons-material/KeyboardOutlined';
import Light from '@mui/icons-material/LightModeOutlined';
import Logout from '@mui/icons-material/LogoutOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import type { MenuChoice } from '../../ui/menu/Menu.tsx';
import type { Translate } from '../../ui/text.tsx';
import type { FrameProps } from './frameProps.ts';

type Wanted = Pick<
  FrameProps,
  'myInfoUrl' | 'exportsUrl' | 'onNavigate' | 'scheme' | 'onScheme' | 'onShortcuts' | 'onLogout'
>;

/** Where the operator is asked. */
const ask = '/portal/about/ask';

/** What a person can do about themselves and their screen. */
export function personChoices(t: Translate, props: Wanted): MenuChoice[] {
  const { myInfoUrl, exportsUrl, scheme, onScheme, onShortcuts } = props;
  const dark = scheme === 'dark';
  const going = (href: string) => ({ href, onSelect: () => props.onNavigate(href) });
  return [
    ...(myInfoUrl ? [{ id: 'me', label: t('desk.frame.me'), icon: <Person />, ...going(myInfoUrl) }] : []),
    ...(exportsUrl
      ? [{ id: 'exports', label: t('desk.frame.exports'), icon: <Download />, ...going(exportsUrl) }]
      : []),
    ...(onScheme
      ? [
          {
            id: 'scheme',
            label: t(dark ? 'desk.frame.to_light' : 'desk.frame.to_dark'),
            icon: dark ? <Light /> : <Dark />,
            onSelect: () => onScheme(dark ? 'light' : 'dark'),
          },
        ]
      : []),
    ...(onShortcuts
      ? [{ id: 'keys', label: t('desk.shortcut.title'), icon: <Keyboard />, shortcut: '?', onSelect: onShortcuts }]
      : []),
    { id: 'ask', label: t('desk.frame.ask'), icon: <Help />, ...going(ask) },
    { id: 'logout', label: t('desk.frame.logout'), icon: <Logout />, divided: true, onSelect: props.onLogout },
  ];
}
