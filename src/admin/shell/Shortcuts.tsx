import { ShortcutsDialog } from '../../ui/dialog/ShortcutsDialog.tsx';
import { gridKeys, keyNames } from '../../ui/grid/model/keys.ts';
import { useLanguage } from '../../session/language.ts';
import { useT } from '../../ui/text.tsx';
import { Words } from '../../ui/Words.tsx';

/** Keys that work everywhere, in lists, in forms and in grids. */
interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function Shortcuts(props: Props) {
  return (
    <Words section="shortcuts" lang={useLanguage()}>
      <Keys {...props} />
    </Words>
  );
}

function Keys({ open, onClose }: Props) {
  const t = useT();
  const item = (keys: readonly string[], key: string) => ({ keys, label: t(key) });
  return (
    <ShortcutsDialog
      open={open}
      onClose={onClose}
      groups={[
        {
          title: t('shortcuts.everywhere'),
          items: [
            item(['Ctrl', 'K'], 'desk.shortcut.palette'),
            item(['Ctrl', 'Enter'], 'shortcuts.confirm'),
            item(['?'], 'shortcuts.help'),
          ],
        },
        {
          title: t('shortcuts.in_list'),
          items: [
            item(['Alt', 'N'], 'shortcuts.new'),
            item(['/', 'F3'], 'shortcuts.to_search'),
            item(['↓'], 'shortcuts.to_rows'),
            item(['Enter'], 'shortcuts.open'),
            item(['Space'], 'shortcuts.select'),
            item(['Shift', t('shortcuts.click')], 'shortcuts.select_range'),
            item(['Menu'], 'shortcuts.row_menu'),
          ],
        },
        {
          title: t('shortcuts.in_form'),
          items: [
            item(['Ctrl', 'S'], 'shortcuts.save'),
            item(['Alt', '↓'], 'shortcuts.open_list'),
            item(['F4'], 'shortcuts.choose'),
            item(['Ctrl', 'Enter'], 'shortcuts.row_add'),
            item(['Ctrl', 'F6'], 'shortcuts.to_grid'),
            item(['F8'], 'shortcuts.next_error'),
            item(['Alt', 'PgUp'], 'shortcuts.record_previous'),
            item(['Alt', 'PgDn'], 'shortcuts.record_next'),
            item(['Esc'], 'shortcuts.leave'),
          ],
        },
        {
          title: t('shortcuts.in_grid'),
          // Of several presses for the same the first is the usual one.
          items: gridKeys.flatMap(({ press, words = [] }) =>
            words.map((word) => item(keyNames(press[0]!), `shortcuts.${word}`)),
          ),
        },
        {
          title: t('shortcuts.on_schedule'),
          items: [
            item(['←', '→'], 'shortcuts.bar_days'),
            item(['Shift', '→'], 'shortcuts.bar_end'),
            item(['Alt', '→'], 'shortcuts.bar_start'),
            item(['↑', '↓'], 'shortcuts.bar_row'),
            item(['Enter'], 'shortcuts.bar_set'),
            item(['Esc'], 'shortcuts.bar_back'),
          ],
        },
      ]}
    />
  );
}
