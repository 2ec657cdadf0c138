import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import { useFieldEnvironment } from '../fields/ui-contract.ts';

interface Props {
  readonly shown: boolean;
  readonly onToggle: () => void;
}

/** Shows what is typed in a password's box, and hides it again. */
export function RevealButton({ shown, onToggle }: Props) {
  const { t } = useFieldEnvironment();
  return (
    <button
      type="button"
      className="hg-in__btn"
      aria-label={t(shown ? 'desk.form.password_hide' : 'desk.form.password_show')}
      aria-pressed={shown}
      onClick={onToggle}
    >
      {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
    </button>
  );
}
