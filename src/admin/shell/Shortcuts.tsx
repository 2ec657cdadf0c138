import { ShortcutsDialog } from '../../ui/dialog/ShortcutsDialog.tsx';
import { gridKeys, keyNames } from '../../ui/grid/model/keys.ts';
import { useT } from '../../ui/text.tsx';

/** Keys that work everywhere, in lists, in forms and in grids. */
export function Shortcuts({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useT();
  const item = (keys: readonly string[], key: string) => ({ keys, label: t(key) });
  return (
    <ShortcutsDialog
      open={open}
      onClose={onClose}
      groups={[
        {
          title: t('desk.shortcut.everywhere'),
          items: [item(['Ctrl', 'K'], 'desk.shortcut.palette'), item(['?'], 'desk.shortcut.help')],
        },
        {
          title: t('desk.shortcut.in_list'),
          items: [
            item(['Alt', 'N'], 'desk.shortcut.new'),
            item(['/', 'F3'], 'desk.shortcut.to_search'),
            item(['↓'], 'desk.shortcut.to_rows'),
            item(['Enter'], 'desk.shortcut.open'),
            item(['Space'], 'desk.shortcut.select'),
            item(['Shift', t('desk.shortcut.click')], 'desk.shortcut.select_range'),
          ],
        },
        {
          title: t('desk.shortcut.in_form'),
          items: [
            item(['Ctrl', 'S'], 'desk.shortcut.save'),
            item(['F4'], 'desk.shortcut.choose'),
            item(['Alt', 'PgUp'], 'desk.shortcut.record_previous'),
            item(['Alt', 'PgDn'], 'desk.shortcut.record_next'),
            item(['Esc'], 'desk.shortcut.leave'),
          ],
        },
        {
          title: t('desk.shortcut.in_grid'),
          // Of several presses for the same the first is the usual one.
          items: gridKeys.flatMap(({ press, words = [] }) =>
            words.map((word) => item(keyNames(press[0]!), `desk.shortcut.${word}`)),
          ),
        },
      ]}
    />
  );
}
