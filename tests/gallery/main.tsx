/** The parts of the desk with drawn data, for looking at them: ?page=list&mode=&lang=ko&scheme=dark. */
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from '@mui/material/styles';
import BoatIcon from '@mui/icons-material/DirectionsBoatOutlined';
import DocIcon from '@mui/icons-material/DescriptionOutlined';
import { Frame } from '../../src/admin/layout/Frame.tsx';
import { Chip } from '../../src/ui/chip/Chip.tsx';
import { ShortcutsDialog } from '../../src/ui/dialog/ShortcutsDialog.tsx';
import { CommandPalette } from '../../src/ui/palette/CommandPalette.tsx';
import type { PaletteSearch } from '../../src/ui/palette/types.ts';
import { TextProvider } from '../../src/ui/text.tsx';
import { makeTheme } from '../../src/ui/theme/mui.ts';
import { applyScheme } from '../../src/session/scheme.ts';
import '../../src/ui/theme/fonts.css';
import '../../src/ui/theme/letters.css';
import '../../src/ui/theme/tokens.css';
import '../../src/ui/theme/base.css';
import './lines.css';
import { FormPage } from './FormPage.tsx';
import { ListPage } from './ListPage.tsx';
import { menus } from './menus.ts';
import { PartsPage } from './PartsPage.tsx';
import { quots } from './quots.ts';
import { translate } from './text.ts';

const query = new URLSearchParams(location.search);
const page = query.get('page') ?? 'list';
const mode = query.get('mode') ?? '';
const theme = makeTheme();

const search: PaletteSearch = async (keyword) => {
  const found = quots.filter((quot) => quot.ship === '한빛누리');
  return [
    {
      id: 'ship',
      title: '선박',
      items: [{ id: 'ship-1', title: '한빛누리', sub: 'HANBIT NURI · D7ZX · 북극성데모해운(주)', icon: <BoatIcon /> }],
    },
    {
      id: 'quot',
      title: '견적',
      items: found.map((quot) => ({
        id: quot.no + quot.rev,
        title: quot.no,
        sub: `${quot.ship} · ${quot.name}`,
        icon: <DocIcon />,
        end: <Chip mark="half">{quot.state}</Chip>,
      })),
    },
  ].filter(() => keyword !== '없음');
};

function Gallery() {
  const [lang, setLang] = useState<'ko' | 'en'>(query.get('lang') === 'en' ? 'en' : 'ko');
  const [scheme, setScheme] = useState<'light' | 'dark'>(query.get('scheme') === 'dark' ? 'dark' : 'light');
  const [palette, setPalette] = useState(mode === 'palette');
  const [keys, setKeys] = useState(mode === 'keys');
  const [path, setPath] = useState('/rs4/quot');
  const t = useMemo(() => translate(lang), [lang]);
  applyScheme(scheme);
  document.documentElement.lang = lang;
  return (
    <ThemeProvider theme={theme}>
      <TextProvider t={t}>
        <Frame
          menus={menus}
          homeUrl="/platform/dashboard"
          lang={lang}
          languages={[
            { code: 'ko', name: '한국어' },
            { code: 'en', name: 'English' },
          ]}
          onLanguage={(code) => setLang(code === 'en' ? 'en' : 'ko')}
          path={path}
          onNavigate={setPath}
          user={{ name: '최예시', title: lang === 'ko' ? '영업팀 과장' : 'Sales' }}
          corp={{ name: '한바다데모선박수리(주)' }}
          onLogout={() => {}}
          myInfoUrl="/platform/mypage/info"
          services={[
            { id: 'rs4', name: lang === 'ko' ? '선박수리' : 'Ship repair' },
            { id: 'groupware', name: lang === 'ko' ? '전자결재' : 'Approval' },
          ]}
          service="rs4"
          messages={{ count: 4, onOpen: () => {} }}
          onSearch={() => setPalette(true)}
          onShortcuts={() => setKeys(true)}
          scheme={scheme}
          onScheme={setScheme}
          counts={{ G12: 2, G13: 3 }}
          busy={mode === 'busy'}
        >
          {page === 'form' ? (
            <FormPage mode={mode} />
          ) : page === 'parts' ? (
            <PartsPage mode={mode} />
          ) : (
            <ListPage lang={lang} mode={mode} />
          )}
        </Frame>
        <CommandPalette open={palette} onClose={() => setPalette(false)} search={search} onOpen={() => {}} />
        <ShortcutsDialog
          open={keys}
          onClose={() => setKeys(false)}
          groups={[
            {
              title: t('desk.title'),
              items: [
                { keys: ['Ctrl', 'K'], label: t('desk.shortcut.palette') },
                { keys: ['Ctrl', 'S'], label: t('shortcuts.save') },
                { keys: ['Alt', 'N'], label: t('shortcuts.new') },
                { keys: ['Esc'], label: t('shortcuts.leave') },
              ],
            },
            { title: t('desk.form.basic'), items: [{ keys: ['F2'], label: t('shortcuts.cell_edit') }] },
          ]}
        />
      </TextProvider>
    </ThemeProvider>
  );
}

createRoot(document.getElementById('root')!).render(<Gallery />);
