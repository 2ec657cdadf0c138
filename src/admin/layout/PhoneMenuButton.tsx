import MenuIcon from '@mui/icons-material/MenuOutlined';
import { useT } from '../../ui/text.tsx';

/** Opens the drawer of menus from a bar on a phone. */
export function PhoneMenuButton({ onClick }: { readonly onClick: () => void }) {
  const t = useT();
  return (
    <button
      type="button"
      className="hg-mb__btn"
      aria-label={t('desk.frame.menu')}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <MenuIcon />
    </button>
  );
}
