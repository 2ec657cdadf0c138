import { Button } from '../button/Button.tsx';
import { Kbd } from '../kbd/Kbd.tsx';
import { useT } from '../text.tsx';
import { Dialog } from './Dialog.tsx';

export interface ShortcutGroup {
  title: string;
  items: readonly { keys: readonly string[]; label: string }[];
}

/** A box that scrolls is reached by the keyboard. */
const scrolled = { tabIndex: 0 };
const focus = (box: HTMLElement | null) => box?.focus();

/** The list under `?`. */
export function ShortcutsDialog({
  open,
  onClose,
  groups,
}: {
  open: boolean;
  onClose: () => void;
  groups: readonly ShortcutGroup[];
}) {
  const t = useT();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('desk.shortcut.title')}
      width={640}
      footer={<Button onClick={onClose}>{t('desk.action.close')}</Button>}
    >
      {/* What does not fit is scrolled by the arrows at once. */}
      <div className="hg-keys" {...scrolled} role="group" aria-label={t('desk.shortcut.title')} ref={focus}>
        {groups.map((group) => (
          <section key={group.title}>
            <h3>{group.title}</h3>
            <dl>
              {group.items.map((item) => (
                <div key={item.label}>
                  <dt>{item.label}</dt>
                  <dd>
                    {item.keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
